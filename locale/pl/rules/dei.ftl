### D.E.I.: Divide et Impera: tylko to, co czyta gracz, gdy zasada czegoś zabrania. Same zasady są na razie po angielsku.

## Elementy gry

DEI-COMP-1 =
    .no = Nie można zacząć. Graczy przy stole: { $players }, a to gra dla 2–4 osób.
DEI-COMP-11 =
    .no = We wspólnej puli już tego nie ma: { NAME($resource, of: "resource") }.

## Przygotowanie

DEI-SETUP-1 =
    .no = Strefy { $region } nie ma w mieście tej gry.
DEI-SETUP-14 =
    .no = Każdy gracz potrzebuje własnej frakcji. Są takie: { $factions }.

## Miasto

DEI-BOARD-7 =
    .no = { $to } nie jest połączona z { $from }: ruch prowadzi do połączonej strefy.
DEI-BOARD-9 =
    .no = Między { $roof } a { $to } nie ma miejsca na most.
DEI-LINK-3 =
    .no = Między { $roof } a { $to } nie ma mostu, który można by zdjąć.
DEI-LINK-4 =
    .no = To, co łączy { $from } i { $to }, należy do innej frakcji.

## Tury

DEI-TURN-4 =
    .no = Nie masz takiej zdolności końca fazy, która teraz działa: { NAME($ability, of: "ability") }.
DEI-TURN-7 =
    .no = Nie możesz zacząć w { $region }: nie ma tam neutralnego schronienia.
DEI-TURN-10 =
    .no = { NAME($ability, of: "ability") }: teraz nic by to nie dało.

## Zagrywanie kart

DEI-CARD-1 =
    .no = Nie masz tej karty na ręce: { NAME($card, of: "card") }.
DEI-CARD-2 =
    .no = Na tym, czego używasz, nie została żadna ikona do tego.
DEI-CARD-4 =
    .no = W tej fazie masz już zagraną zakrytą kartę.
DEI-CARD-5 =
    .no = Nie możesz teraz nic kupić, więc nie możesz zagrać zakrytej karty.
DEI-CARD-7 =
    .no = Ta karta została już zagrana w tej turze: { NAME($card, of: "card") }.

## Większość

DEI-MAJ-3 =
    .no = W żadnej strefie tej budowli nie masz większości.
DEI-MAJ-4 =
    .no = W { $to } byłoby { $own } przeciw { $other }: jednostki wchodzą tylko tam, gdzie zdobywają większość.

## Przewaga

DEI-SUP-1 =
    .no = W żadnej strefie nie masz przewagi nad tą frakcją.
DEI-SUP-2 =
    .no = W { $region } nie masz przewagi nad tą frakcją.

## Werbunek

DEI-ENLIST-1 =
    .no = Nie możesz werbować w { $region }: nie ma tam ani neutralnego schronienia, ani twojego.
DEI-ENLIST-3 =
    .no = W twojej rezerwie nie ma już zbieraczy.

## Ruch

DEI-MOVE-1 =
    .no = Żadna strefa nie jest dla ciebie połączona z { $from }.
DEI-MOVE-2 =
    .no = Tylu twoich jednostek nie ma w { $from }. Są tam: { $scrappers ->
            [one] { $scrappers } zbieracz
            [few] { $scrappers } zbieraczy
           *[other] { $scrappers } zbieraczy
        }{ $leader ->
            [1] {" "}i twój przywódca
           *[other] {""}
        }.
DEI-MOVE-3 =
    .no = Twoje jednostki z { $from } nie zdobędą większości w żadnej strefie, do której mogą dotrzeć.
DEI-MOVE-5 =
    .no = Ta grupa nie dostanie się z { $from } do { $to }: potrzeba tam windy albo mostu.
DEI-MOVE-6 =
    .no = W { $region } nie ma twoich jednostek.

## Zbiór

DEI-COLLECT-1 =
    .no = W { $region } nie masz większości, więc nie możesz tam zbierać.
DEI-COLLECT-3 =
    .no = W { $region } tego nie ma: { NAME($resource, of: "resource") }.
DEI-COLLECT-5 =
    .no = Nie masz tego, więc nie możesz zwrócić: { NAME($resource, of: "resource") }.

## Budowa

DEI-BUILD-2 =
    .no = { $why ->
            [taken] W { $region } nie można zbudować schronienia: jest tam placówka albo schronienie.
           *[majority] W { $region } nie masz większości, więc nie możesz tam zbudować schronienia.
        }
DEI-BUILD-3 =
    .no = { $why ->
            [taken] { $ground } i { $roof } łączy już winda.
            [majority] Nie masz większości ani w { $ground }, ani w { $roof }.
           *[other] { $ground } i { $roof } nie sąsiadują ze sobą, więc winda ich nie połączy.
        }
DEI-BUILD-4 =
    .no = { $why ->
            [taken] Nie ma tam wolnego miejsca na most: { $roof }.
           *[majority] Na żadnym z dwóch dachów takiego mostu nie masz większości: { $roof }.
        }
DEI-BUILD-5 =
    .no = Zdejmij własną budowlę tego rodzaju, który budujesz.
DEI-BUILD-6 =
    .no = Nie ma tu wrogiej budowli, którą można by zburzyć.

## Akcje zaawansowane

DEI-ADV-1 =
    .no = W { $region } nie masz przewagi nad tą frakcją, więc nie możesz tam zadać ciosu.
DEI-ADV-2 =
    .no = Zbieracza z { $region } nie da się tam wyprzeć.
DEI-ADV-3 =
    .no = W { $region } nie ma zbieracza tej frakcji.

## Drony

DEI-DRONE-1 =
    .no = Twoja karta nie aktywuje tego drona: { NAME($drone, of: "drone") }.
DEI-DRONE-2 =
    .no = Ten dron robi co innego: { NAME($drone, of: "drone") }.
DEI-DRONE-3 =
    .no = { $to } jest za daleko. { NAME($drone, of: "drone") }: najwyżej tyle kroków – { $steps }.
DEI-DRONE-4 =
    .no = Dron zbiera tam, gdzie stoi: { $region }.
DEI-DRONE-5 =
    .no = Dron werbuje tam, gdzie stoi: { $region }.
DEI-DRONE-6 =
    .no = Fly nie może teraz wysłać zbieracza do { $region }.
DEI-DRONE-7 =
    .no = Drugi zbieracz musi ruszyć za pierwszym do { $region }: sam jeden nie zdobędzie tam większości.
DEI-DRONE-8 =
    .no = Draco uderza każdą wrogą frakcję raz, tam, gdzie stoi: { $region }.
DEI-DRONE-11 =
    .no = Tego drona nie ma w grze: { NAME($drone, of: "drone") }.

## Rynki

DEI-MARKET-3 =
    .no = Tej karty nie ma na sprzedaż: { NAME($card, of: "card") }.
DEI-MARKET-4 =
    .no = { NAME($market, of: "market") }: aby tu kupować, musisz kontrolować placówkę jego koloru ({ NAME($colour, of: "colour") }).
DEI-MARKET-7 =
    .no = Nie stać cię na tę kartę: { NAME($card, of: "card") }. Bez zniżek kosztuje: technologia – { $technology }, ogniwa energii – { $energy }.
DEI-MARKET-10 =
    .no = Technologia – { $technology }, ogniwa energii – { $energy }: to nie jest cena, jaką płacisz za { NAME($card, of: "card") }.

## Misje

DEI-MISSION-1 =
    .no = Tej misji nie ma w grze: { NAME($mission, of: "mission") }.
DEI-MISSION-3 =
    .no = Misja z kolumny { $column } jest już przez ciebie wykonana.

## Atuty

DEI-FEAT-5 =
    .no = W tej fazie zostało to już użyte: { NAME($ability, of: "ability") }.

## Cukierki

DEI-BOOST-1 =
    .no = Nie masz takiego cukierka.
DEI-BOOST-2 =
    .no = Nie w środku działania: cukierka używa się przed kartami i ikonami, między nimi albo po nich.
DEI-BOOST-5 =
    .no = Pula cukierków jest pusta.

## Przywódcy

DEI-LEADER-5 =
    .no = Z { $from } do { $to } za jeden punkt ruchu dotrze tylko grupa z twoim przywódcą.

## Porządki

DEI-CLEAN-7 =
    .no = Ta karta leży w twoim koszu: { NAME($card, of: "card") }.

## Koniec gry

DEI-END-7 =
    .told = Równe zapasy: decyduje liczba placówek, potem przechowywanych surowców.

## Efekty

DEI-PRIM-1 =
    .no = Nie ma tu czego dać ani wziąć.
DEI-PRIM-2 =
    .no = Ta zdolność idzie w ślad za tym, co właśnie zrobiono, więc tylko tutaj: { $region }.

## Warianty

DEI-VAR-2 =
    .no = Tego atutu nie można teraz wybrać: { NAME($feat, of: "feat") }.
