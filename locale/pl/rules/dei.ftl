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
    .no = { $same ->
        [yes] Wybierz inną strefę.
       *[no] { $to } nie jest połączona z { $from }: ruch prowadzi do połączonej strefy.
    }
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
DEI-BOOST-4 =
    .no = Przeglądasz pulę cukierków: najpierw wybierz.
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

## Old London: ogólne

DOL-GEN-7 =
    .no = Nie ma tu neutralnego schronienia: { $region }.

## Czystokrwiści

DOL-PB-3 =
    .no = Tego drona wnosi inna frakcja: { NAME($drone, of: "drone") }.
DOL-PB-8 =
    .no = Ta misja nie leży w kolumnie { $column }.
DOL-PB-9 =
    .no = Nie ma już żetonu z taką stroną: { NAME($face, of: "face") }.
DOL-PB-11 =
    .no = Tego atutu nie można teraz wybrać: { NAME($feat, of: "feat") }.
DOL-PB-14 =
    .no = Jednostki początkowe idą na dachy z koszarami, najwyżej { $most } na każdy: nie tutaj, { $region }.
DOL-PB-21 =
    .no = Karta musi mieć kolor placówki, przy której był twój przywódca: { NAME($colour, of: "colour") }.
DOL-PB-23 =
    .no = Na tej karcie leży już ogniwo energii: { NAME($card, of: "card") }.
DOL-PB-25 =
    .no = Ta karta nie jest odkryta: { NAME($card, of: "card") }.
DOL-PB-27 =
    .no = Nie masz ogniwa energii, które można by położyć na karcie.
DOL-PB-30 =
    .no = Pytanie dotyczy tego kafelka: { $tile }.
DOL-PB-33 =
    .no = Rzeka byłaby przerwana, gdyby kafelek tak obrócić: { $tile }.
DOL-PB-41 =
    .no = Ta frakcja pominęła efekt drona na swoje jednostki: { NAME($drone, of: "drone") }.
DOL-PB-43 =
    .no = Twoja frakcja nic nie buduje.
DOL-PB-49 =
    .no = Ten rynek jest zamknięty dla twojej frakcji: { NAME($market, of: "market") }.
DOL-PB-50 =
    .no = Nad nikim nie masz tu przewagi: { $region }.
DOL-PB-55 =
    .no = Ewakuować można tylko wrogich zbieraczy, którzy stoją obok twojej jednostki: nie tutaj, { $region }.
DOL-PB-56 =
    .no = Z { $region } nie prowadzi tam żadne połączenie, którego wolno ci użyć.
DOL-PB-63 =
    .no = Nie ma tu czego wziąć z niczyjej planszetki: { $region }.
DOL-PB-64 =
    .no = Nie masz tu przewagi nad tą frakcją: { $region }.
DOL-PB-66 =
    .no = Stąd nie może przyjść żaden twój zbieracz: { $region }.
DOL-PB-67 =
    .no = Nowej budowli tam nie ma: { $region }.
DOL-PB-68 =
    .no = Tego cukierka nie ma w puli: { NAME($boost, of: "boost") }.
DOL-PB-73 =
    .no = Nie masz technologii, żeby zapłacić.

## Odwet

DOL-RET-2 =
    .no = Z Tamizą zalecany układ, graczy: { $players }, zetknąłby neutralne schronienie z Big Benem. Ułóż kafelki losowo.
DOL-RET-5 =
    .no = Ta karta nie leży na planszy odwetu: { NAME($card, of: "retaliation") }.
DOL-RET-7 =
    .no = Nikomu nie wolno tu budować: { $region }.
DOL-RET-10 =
    .no = Donos składa się po karcie we własnej fazie, tylko raz i mając większość w strefie Big Bena.
DOL-RET-13 =
    .no = Musi odejść tyle jednostek, ile mówi ranga: { $rank }.
DOL-RET-14 =
    .no = Ranga karty to { $rank }, a twoich jednostek w strefie Big Bena jest tyle: { $n }.
DOL-RET-17 =
    .no = Tej kary nie możesz wykonać.
DOL-RET-19 =
    .no = Tej karty nie można zastosować do nikogo: { NAME($card, of: "retaliation") }.
DOL-RET-22 =
    .no = Ta budowla nie spełnia progu.
DOL-RET-30 =
    .no = Twoja frakcja donosi w inny sposób.
DOL-RET-32 =
    .no = Tej karty nie dobrano: { NAME($card, of: "retaliation") }.
DOL-RET-33 =
    .no = Nie ma niczego, co można by wymienić.
DOL-RET-34 =
    .no = Twoja frakcja nie może ignorować kar.
DOL-RET-70 =
    .no = Ta kara nie usuwa stąd zbieraczy: { $region }.
DOL-RET-73 =
    .no = Ten atut nie jest odkryty: { NAME($feat, of: "feat") }.
DOL-RET-77 =
    .no = Nie prowadzi tam żaden twój most, który się liczy.
DOL-RET-78 =
    .no = Nie ma tu neutralnego schronienia: { $region }.

## Tamiza

DOL-TH-12 =
    .no = Do rzeki wchodzą tylko drony: { $to }.
DOL-TH-15 =
    .no = Ruiny z { $from } do { $to } wymagają punktów ruchu z jednej karty lub jednego efektu: { $points }.

## Wyzwania i sojusze

DOL-CH-4 =
    .no = Potrzebujesz tu jednostki, a gracz po twojej prawej – przewagi: { $region }.
DOL-CH-6 =
    .no = Jednostki z { $region } nie mogą tam teraz iść.
DOL-CH-8 =
    .no = Dla gracza po twojej prawej nie prowadzi stąd żadne połączenie: { $region }.
DOL-AL-1 =
    .no = Sojusz proponuje się innemu graczowi, nie temu: { $seat }.
DOL-AL-10 =
    .no = Ten gracz nie może się zgodzić: { $seat }.
DOL-AL-11 =
    .no = Ta misja nie jest otwarta dla was obojga: { NAME($mission, of: "mission") }.

## Kampania

DOL-CAMP-2 =
    .no = Jedną z frakcji musi być ta: { NAME($faction, of: "faction") }.
DOL-CAMP-3 =
    .no = Tą frakcją nie można grać w kampanii: { $faction }.
DOL-CAMP-7 =
    .no = Miasto w kampanii układają scenariusze: usuń opcję „{ NAME($option, of: "option") }”.
DOL-CAMP-9 =
    .no = Moduły w kampanii wyznaczają scenariusze: usuń opcję „{ NAME($option, of: "option") }”.
DOL-EV-11 =
    .no = Nie ma tu neutralnego schronienia ani twojego: { $region }.
DOL-EV-13 =
    .no = { $why ->
        [faction] Wybierz inną frakcję niż własna.
        [district] Na Moście Londyńskim nic się nie stawia.
       *[begun] Frakcja jest wybrana: postaw coś jej.
    }
DOL-EV-14 =
    .no = Tego nie można tu postawić: { NAME($kind, of: "construction") }.
DOL-EV-14c =
    .no = Ta frakcja nie ma w rezerwie takiego żetonu: { $seat }.
DOL-EV-15 =
    .no = Nie masz tu większości: { $region }.
DOL-EV-17a =
    .no = Można wybrać tylko most lub segment mostu wrogiej frakcji.
DOL-EV-23 =
    .no = Nie masz takiego surowca: { NAME($resource, of: "resource") }.
DOL-EV-24 =
    .no = Ten gracz dostaje nie więcej surowców, niż ma uczt ({ $n }): { $seat }.
DOL-EV-25 =
    .no = Najpierw surowiec musi dostać ktoś inny: jeszcze nie { $seat }.
DOL-EV-26 =
    .no = Surowiec można zwrócić tylko wtedy, gdy nikt nie ma uczty, i tylko 1.
DOL-EV-28 =
    .no = Ta karta nie leży na planszy odwetu: { NAME($card, of: "retaliation") }.
DOL-EV-30a =
    .no = Tej karty nie można zastosować do nikogo: { NAME($card, of: "retaliation") }.
DOL-EV-31 =
    .no = Ta karta nie leży na planszy odwetu: { NAME($card, of: "retaliation") }.
DOL-EV-32 =
    .no = Tej karty nie można zastosować do nikogo: { NAME($card, of: "retaliation") }.
DOL-EV-33 =
    .no = { $why ->
        [raider] Surowiec dostają Czystokrwiści.
       *[majority] Nie masz tu większości.
    }
DOL-EV-34 =
    .no = { $why ->
        [scrapper] Nie masz tam zbieracza do usunięcia.
       *[resource] Nie masz takiego surowca do oddania.
    }
DOL-EV-35 =
    .no = Twoich placówek w tym kolorze ({ NAME($colour, of: "colour") }) jest { $n }, to za mało: { $region }.
DOL-EV-36 =
    .no = Tej karty nie ma na rynku tego koloru ({ NAME($colour, of: "colour") }): { NAME($card, of: "card") }.
DOL-EV-36a =
    .no = Rynek tego koloru nie ma odkrytych kart: { NAME($colour, of: "colour") }.
DOL-EV-36c =
    .no = Nie ma tu na planszy placówki pod twoją kontrolą: { $region }.
DOL-PRIV-1 =
    .no = Przywilej „{ NAME($privilege, of: "privilege") }” kosztuje { $cost }, a twoich punktów siły jest tyle: { $left }.
DOL-PRIV-3 =
    .no = Ten przywilej już masz: { NAME($privilege, of: "privilege") }.
DOL-PRIV-10 =
    .no = Dodatkowego zbieracza początkowego nie można tu umieścić: { $region }.
DOL-PRIV-13 =
    .no = Nie można dobrać takiego atutu: { NAME($value, of: "written") }.
DOL-PRIV-15 =
    .no = Tego drona nie ma w grze: { NAME($drone, of: "drone") }.
DOL-PRIV-17 =
    .no = Nie masz takiego cukierka do zachowania: { NAME($boost, of: "boost") }.
DOL-PRIV-20 =
    .no = Twojej budowli nie można tu postawić: { NAME($kind, of: "construction") }.
DOL-PRIV-25 =
    .no = Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kolor placówki, a nie to: { NAME($value, of: "written") }.
DOL-PRIV-28 =
    .no = { $reason ->
        [nothing] Nie masz atutu odkrytego w tym scenariuszu, który można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
        [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się atut, a nie to: { NAME($value, of: "written") }.
        [gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” atut trzeba było odkryć w tym scenariuszu: { NAME($value, of: "written") }.
       *[unwritten] Ten atut nie jest u ciebie zapisany: { NAME($value, of: "written") }.
    }
DOL-PRIV-29 =
    .no = Ten atut jest już zapisany: { NAME($value, of: "written") }.
DOL-PRIV-40 =
    .no = { $reason ->
        [nothing] Nie masz karty kupionej w tym scenariuszu, którą można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
        [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kartę dowolnego rynku oprócz czarnego, a nie to: { NAME($value, of: "written") }.
       *[gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” kartę trzeba było kupić w tym scenariuszu: { NAME($value, of: "written") }.
    }
DOL-PRIV-41 =
    .no = Schronienia nie można tu postawić: { $region }.
DOL-PRIV-42 =
    .no = { $reason ->
        [faction] Ten przywilej nie jest dla twojej frakcji: { NAME($privilege, of: "privilege") }.
        [nothing] Nie masz karty kupionej w tym scenariuszu, którą można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
        [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kartę drona, a nie to: { NAME($value, of: "written") }.
       *[gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” kartę trzeba było kupić w tym scenariuszu: { NAME($value, of: "written") }.
    }
DOL-PRIV-43 =
    .no = { $reason ->
        [faction] Ten przywilej nie jest dla twojej frakcji: { NAME($privilege, of: "privilege") }.
        [nothing] Nie masz karty kupionej w tym scenariuszu, którą można by zapisać dla przywileju „{ NAME($privilege, of: "privilege") }”.
        [kind] Dla przywileju „{ NAME($privilege, of: "privilege") }” zapisuje się kartę czarnego rynku, a nie to: { NAME($value, of: "written") }.
       *[gained] Dla przywileju „{ NAME($privilege, of: "privilege") }” kartę trzeba było kupić w tym scenariuszu: { NAME($value, of: "written") }.
    }
DOL-PRIV-44b =
    .no = Ta karta jest już zapisana: { NAME($value, of: "written") }.
DOL-PRIV-45 =
    .no = Dodatkowego zbieracza nie można tu umieścić: { $region }.
DOL-INS-2 =
    .no = Nie masz takiej premii do skreślenia: { NAME($bonus, of: "inspiration") }.
DOL-INS-4 =
    .no = Premię inspiracji skreśla się w trakcie scenariusza, nie między scenariuszami.

## Scenariusze

DOL-S1-5 =
    .no = W tym scenariuszu buduje się tylko z rezerwy, a to, co jest na planszy, tam zostaje: { NAME($construction, of: "construction") }.
DOL-S1-7a =
    .no = Nie ma tam segmentu przeciwnika ({ $seat }).
DOL-S1-8 =
    .no = Potrzebujesz większości na dachu Mostu Londyńskiego.
DOL-S1-9 =
    .no = Nie ma tu gruzu: { $region }.
DOL-S1-11 =
    .no = Segment mostu wymaga gruzu: { $cost }, a ty masz { $n }.
DOL-S1-13 =
    .no = Tylko Czystokrwiści kładą neutralne mosty jako segmenty, najwyżej { $most }.
DOL-S2-3 =
    .no = W tym scenariuszu buduje się tylko z rezerwy, a to, co jest na planszy, tam zostaje: { NAME($construction, of: "construction") }.
DOL-S2-6 =
    .no = Twoje jednostki tu nie lądują: { $region }.
DOL-S2-8 =
    .no = W tym scenariuszu twoja frakcja nie werbuje.
DOL-S2-9 =
    .no = Z { $from } do { $to } nie ma kroku: strefy nie sąsiadują.
DOL-S2-10 =
    .no = Nie ma tu twojego agenta: { $region }.
DOL-S2-13 =
    .no = Nie ma tu twoich koszar: { $region }.
DOL-S2-14 =
    .no = Twoich agentów jest tu { $n }, a trzeba { $least }: { $region }.
DOL-S3-3 =
    .no = W tym scenariuszu buduje się tylko z rezerwy, a to, co jest na planszy, tam zostaje: { NAME($construction, of: "construction") }.
DOL-S3-8 =
    .no = Aby wydać ucztę, potrzebujesz tu większości: { $region }.
DOL-S3-10 =
    .no = Uczty zostają na planszy; żadnej nie zdejmuje się, żeby budować.
DOL-S4-6 =
    .no = Misja „{ NAME($mission, of: "mission") }” dałaby zapasów: { $n }, a trzeba { $least }.
DOL-S4-13 =
    .no = Ta frakcja opuściła grę: { $seat }.
DOL-S5-2 =
    .no = W tym scenariuszu nikt nie może ignorować kar.
DOL-S6-3 =
    .no = Nie możesz odrzucić tej karty zamiast ją zagrać: { NAME($card, of: "retaliation") }.
DOL-S7-3 =
    .no = W laboratorium kupuje się tylko na kolorowych rynkach, nie na tym ({ NAME($market, of: "market") }): { NAME($card, of: "card") }.
DOL-S7-4 =
    .no = { $why ->
        [group] Musi odejść tyle jednostek, ile zapowiedziano: { $n }.
       *[here] Twoich jednostek w laboratorium jest mniej: { $n }.
    }
DOL-S7-7 =
    .no = Po tym wycofaniu nie ma niczego, co można by kupić.
