"""The questions of D.E.I.: by what their frames hold, and the kinds of moves that answer them."""

from londinium.kernel.game import Asked

# The questions, by the number that their frames begin with
(
    Q_FACTION,  # seat
    Q_DRAFT,  # seat, colour
    Q_DEPLOY,  # seat, Leader still to come, Scrappers still to come
    Q_CARD,  # seat
    Q_PURCHASE,  # seat
    Q_PAY,  # seat, card, discount, whether it follows another Buy
    Q_EFFECT,  # seat, effect, Region of what it follows (or -1), then for each icon how often it is left
    Q_TO,  # seat, from, flags
    Q_UNITS,  # seat, from, to, flags
    Q_RETURN,  # seat
    Q_SPAN,  # seat, roof
    Q_LIFT,  # seat, kind of Construction, site to build on
    Q_LIFT_SPAN,  # seat, roof, site to build on (or -1: an opposing Bridge is removed)
    Q_EVICT,  # seat, Region, victim
    Q_DRONE,  # seat, drone, steps
    Q_DRONE_EFFECT,  # seat, drone, operation, how often it is left, what was done before
    Q_ENDING,  # seat
    Q_MISSION,  # seat
    Q_OWN_DRONE,  # seat
    Q_ORDER,  # seat, column
    Q_TURN,  # seat, tile
    Q_MOTIVATE,  # seat, Region
    Q_EVACUATE,  # seat, Region, victim, movement points to spare
    Q_VETO,  # seat, then the Drone's question that waits for it
    Q_INSPECT,  # seat, the Regions of the new Construction (-1: only one)
    Q_INSPECT_TO,  # seat, Region that the Scrapper leaves, the two Regions
    Q_BRIBE,  # seat
    Q_DENOUNCE,  # seat
    Q_EXCHANGE,  # seat
    Q_REPLACE,  # seat, rank
    Q_RETREAT,  # seat, how many Units (the rank of a card), then 1 if nobody is hit afterwards
    Q_RETREAT_UNITS,  # seat, how many Units, Region they go to, then 1 if nobody is hit afterwards
    Q_PUNISHMENT,  # seat, card, denouncer, which can be carried out (as bits), then Regions found beforehand
    Q_REMOVE,  # seat, card, punishment, Scrappers still to be removed
    Q_LEADER,  # seat
    Q_FEAT_DOWN,  # seat
    Q_OWN_LIFT,  # seat, card
    Q_OWN_LIFT_SPAN,  # seat, roof
    Q_DISCARD,  # seat, Resources still to be discarded
    Q_CHALLENGE,  # seat
    Q_SPREAD,  # seat, Region, where its Leader goes, Regions with one Unit more still to be named, then those named
    Q_PROPOSE,  # seat
    Q_ALLIANCE,  # seat, proposer, mission
    Q_PRIVILEGE,  # seat
    Q_WRITE,  # seat, Privilege
    Q_LEGACY,  # seat, Candy Boosts that may still be kept
    Q_STRATEGY,  # seat
    Q_TACTICS,  # seat
    Q_KEEP_FEAT,  # seat, colour
    Q_RADIO,  # seat
    Q_GRANT,  # seat, owner
    Q_GRANT_SPAN,  # seat, owner, roof
    Q_SECRET,  # seat
    Q_PIONEER,  # seat
    Q_LANDING,  # seat, Leader still to come, Scrappers still to come
    Q_STEP,  # seat, steps
    Q_STEP_TO,  # seat, Region, steps
    Q_GO_BETWEEN,  # seat
    Q_SPONSOR,  # seat
    Q_SABOTAGE,  # seat
    Q_SABOTAGE_SPAN,  # seat, roof
    Q_SABOTAGE_FATE,  # seat, site, owner
    Q_HIERARCHY,  # seat
    Q_SALARY,  # seat, then by seat the Resources given
    Q_MUTINY,  # seat
    Q_VENDETTA,  # seat
    Q_RAID,  # seat
    Q_TRIBUTE,  # seat, Region, whose Raid it is
    Q_OCCUPATION,  # seat
    Q_OCCUPATION_CARD,  # seat, colour
    Q_SEGMENT,  # seat
    Q_ABANDON,  # seat
    Q_OPEN_MISSION,  # seat
    Q_EXPERIMENT,  # seat
    Q_EXPERIMENT_BUY,  # seat, discount
    Q_TOLL,  # seat, then the owners of the bridge segments that can be used
) = range(76)

ICONS = (
    "icon",
    "enlist",
    "from",
    "collect",
    "buy",
    "refuge",
    "elevator",
    "bridge",
    "strike",
    "evict",
    "drone",
    "steal",
    "lift_refuge",
    "lift_elevator",
    "lift_bridge",
    "hold",
    "patron",
    "bribe",
    "motivate",
    "evacuate",
    "debris",
    "lift_segment",
)
QUESTIONS = (
    Asked("faction", ("faction",)),
    Asked("draft", ("feat",)),
    Asked("deploy", ("deploy",)),
    Asked("card", ("play", "recycle")),
    Asked("purchase", ("buy",)),
    Asked("pay", ("pay",)),
    Asked("effect", (*ICONS, "stop")),
    Asked("to", ("to",)),
    Asked("units", ("units",)),
    Asked("return", ("return",)),
    Asked("span", ("to",)),
    Asked("lift", ("lift_refuge", "lift_elevator", "lift_bridge")),
    Asked("lift_span", ("to",)),
    Asked("evict", ("to",)),
    Asked("drone", ("to",)),
    Asked("drone_effect", ("collect", "enlist", "fly", "strike", "stop")),
    Asked("ending", ("ability", "stop")),
    Asked("mission", ("mission",)),
    Asked("own_drone", ("drone",)),
    Asked("order", ("order",)),
    Asked("turn", ("turn",)),
    Asked("motivate", ("steal",)),
    Asked("evacuate", ("to",)),
    Asked("veto", ("accept", "refuse")),
    Asked("inspect", ("from", "stop"), told=True),
    Asked("inspect_to", ("to",)),
    Asked("bribe", ("sweet",)),
    Asked("denounce", ("denounce", "draw", "discard", "stop")),
    Asked("exchange", ("denounce",), told=True),
    Asked("replace", ("replace",)),
    Asked("retreat", ("to",)),
    Asked("retreat_units", ("units",)),
    Asked("punishment", ("punishment",)),
    Asked("remove", ("from",), told=True),
    Asked("leader", ("to",)),
    Asked("feat_down", ("feat",)),
    Asked("own_lift", ("lift_refuge", "lift_elevator", "lift_bridge")),
    Asked("own_lift_span", ("to",)),
    Asked("discard", ("return",)),
    Asked("challenge", ("challenge", "stop")),
    Asked("spread", ("to",)),
    Asked("propose", ("propose", "stop")),
    Asked("alliance", ("accept", "refuse")),
    Asked("privilege", ("privilege", "stop")),
    Asked("write", ("write",)),
    Asked("legacy", ("sweet", "stop")),
    Asked("strategy", ("feat", "stop")),
    Asked("tactics", ("write", "stop")),
    Asked("keep_feat", ("accept", "refuse")),
    Asked("radio", ("swap", "stop")),
    Asked("grant", ("elevator", "bridge", "stop")),
    Asked("grant_span", ("to",)),
    Asked("secret", ("refuge", "stop")),
    Asked("pioneer", ("deploy", "stop")),
    Asked("landing", ("deploy",)),
    Asked("step", ("from", "stop")),
    Asked("step_to", ("to",)),
    Asked("go_between", ("enlist", "stop")),
    Asked("sponsor", ("sponsor", "stop")),
    Asked("sabotage", ("lift_bridge", "lift_segment", "stop")),
    Asked("sabotage_span", ("to",)),
    Asked("sabotage_fate", ("take", "remove")),
    Asked("hierarchy", ("accept", "refuse")),
    Asked("salary", ("give", "return", "stop")),
    Asked("mutiny", ("denounce", "stop"), told=True),
    Asked("vendetta", ("denounce",), told=True),
    Asked("raid", ("raid",)),
    Asked("tribute", ("remove", "give")),
    Asked("occupation", ("occupy", "stop")),
    Asked("occupation_card", ("buy",), told=True),
    Asked("segment", ("segment", "stop")),
    Asked("abandon", ("abandon", "stop")),
    Asked("open_mission", ("mission", "stop")),
    Asked("experiment", ("experiment", "stop")),
    Asked("experiment_buy", ("buy",)),
    Asked("toll", ("lift_segment",)),
)
