"""What server and browser say to each other. The client's types are generated from here.

By REST a table is made, joined and started; play goes over one WebSocket per table. Everything is JSON. The chapters
are one vocabulary: `protocol.Clock`, wherever it stands.
"""

from londinium.server.protocol.words import *
from londinium.server.protocol.tables import *
from londinium.server.protocol.from_browser import *
from londinium.server.protocol.to_browser import *
from londinium.server.protocol.replays import *
from londinium.server.protocol.coach import *
from londinium.server.protocol.components import *
from londinium.server.protocol.boxes import *
from londinium.server.protocol.lessons import *
from londinium.server.protocol.lobby import *
