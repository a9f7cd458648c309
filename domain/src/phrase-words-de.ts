// German words of phrases: 2,048 of four to seven letters, chosen for this project. None has an umlaut, so that every
// keyboard can type them.
export const PHRASE_WORDS_DE =
  "abakus abbild abend abflug abgabe abhang abholen abitur abruf absatz abstand abteil achse achten achtsam achtung " +
  "acker ader adler advent ahorn akazie akkord akrobat akte aktie aktiv alarm album alge algebra allee allein alltag " +
  "alpaka alpen altbau amateur amboss ameise ampel amsel amtlich anders anfang angebot angel anhang anis anker anlage " +
  "anmut annonce anorak ansehen ansicht anteil antrag antrieb anwalt anzug apfel apparat applaus april arbeit archiv " +
  "arena arie arkade armee aroma artig artikel artist arzt asche aspekt aster atem atemlos athlet atlas atmen atom " +
  "aufbau auflauf aufruf aufsatz auftrag auge august aula ausbau ausflug ausgang ausland ausruf austern ausweis " +
  "automat autor azalee baby bach backen baden badetag bagger bahn balance bald balkan balken balkon ball ballett " +
  "ballon balsam bambus banane band banjo bank bargeld barke baron barren bart basalt basar basis bass basteln bauen " +
  "bauer baum bauwerk bazar beamer becher becken bedarf beere beet befehl befund beginn begriff behang beheben " +
  "beilage bekannt belegen beliebt bequem beraten bereit berg bericht beruf besen besitz besuch beton betrag betrieb " +
  "bett beutel bewegen bezirk biber bieder biegen biene bieten bilanz bild bildung billett binden birke birne bison " +
  "bistro bitten blank blase blatt blau blech blei bleiben blick blitz block blond blume bluse boden bogen bohne " +
  "bohren bohrer boje bolzen bonbon boot bord borgen borke borste botanik bote boxer brand braten brauch braun brause " +
  "brecher brei breit bremse brett bretzel brezel brief brigade brille brise brokat bronze brosche brot bruder " +
  "brummer buch bucht buchung bude budget bummel burg busch bussard butter cafe camping campus cello chance chaos " +
  "charme chef chemie chor choral chronik clown club comic couch creme curry dach dackel damm dampf dankbar danken " +
  "daten dattel datum dauer daumen daune decke deftig dehnen deich dekade dekor delfin delta denken denkmal depot " +
  "design detail deuten deutung dialog diamant dicht dieb diele dienen dienst diesel dill dinkel dinner diplom direkt " +
  "diskus distanz distel docht dock dogge doktor dollar domino donner doppel dorade dorf dorn dose dotter drache " +
  "draht drama drehen dreieck dressur drossel druck duett duft dulden dunkel dunst dusche dynamo ebbe ebene echo echt " +
  "ecke edel efeu effekt ehre ehrlich eiche eifer eigelb eigen eilen eilig eimer einbaum einfall einheit einhorn " +
  "einig einmal einsatz einzeln einzug eisberg eisen eismeer elch elefant elegie element elixier elster eltern " +
  "empfang empore emsig ende energie engel enkel enorm ente enzian epoche epos erbauen erben erbse erdball erde " +
  "erdteil eremit erfolg erheben erker erlass erle erleben ernst ernte erprobt ersatz esche espe esprit essay essen " +
  "essig etage etappe etikett etui eule europa ewig exakt examen export extra fabel fabrik faden fagott fahne fahren " +
  "fahrer fahrrad fahrt fair falke falten falter fanfare fangen farbe farbton farm farn fasan fass fauna faust fazit " +
  "februar feder fegen feier feige feile fein felge felsen fenchel fenster ferien fern fertig festung feuer fiaker " +
  "fibel fichte fidel figur film filter filz finale finden finger fink firma firnis fisch fitness fjord flach flagge " +
  "flamme flanke flaum fleiss flicken flieder fliege fliese flink flocke floh flora floskel flosse flott flug flur " +
  "fluss flut fohlen folge folie fordern form format forst forum fossil foto foyer fracht frage fraglos fransen frei " +
  "freitag freude freuen freund frieren frisch frist frisur fritte froh frosch frost frucht fuchs fuge fuhre funke " +
  "funkeln furnier futter gabel galeere galopp gans ganz garage gardine garn garten gasse gast gaukler gebell geben " +
  "gebiet gebirge gedicht geduld gegend gehen gehweg geige geist gelb geld gelee geleit gelenk gelten gemse genau " +
  "genesen genie genuss geograf gepard gerade gericht gern gerste geruch gesang gesicht gestalt geste gestein gesund " +
  "gewand gewandt gewebe gewicht gewinn gewiss ginseng ginster gips gitarre gitter glanz glas glasur glatt glaube " +
  "gleich gleis glimmen glimmer globus glocke gnom gold golf gondel gong gorilla graben grafik gramm granat granit " +
  "gras grau greifen grenze griess griff grille grippe grob gross grotte grube grund gruppe gruss guave gulden gummi " +
  "gunst gurgeln gurke gurt haar hafen hafer hagel hahn halle halm hals halt haltbar hammer hamster hand hanf hang " +
  "hangar harfe harz hase hasel haube hauch haus hebel heben hecheln hecht hecke hefe heft heide heilen heim heimat " +
  "heissen heiter heizen heizung held heldin helfen helfer helium hell helm hengst henne herbst herd hering herold " +
  "herz heute hilfe himmel hingabe hippie hirsch hirse hirte hitze hobby hobel hoch hocker hoffen hofhund hoheit hold " +
  "holen holler holprig holz holzweg honig hopfen horde horn hose hotel hummel hummer humor humus hund hundert hupe " +
  "hygiene hymne ideal idee idylle igel iglu ikone imbiss imitat imker immer import impuls index indigo ingwer inhalt " +
  "innig insekt insel inserat iris ironie jacht jacke jaguar jahr januar jargon jasager jasmin jazz jeans jodeln " +
  "jodler journal jubel judoka jugend juli jung jungle juni junior jurist jute juwel kabel kabine kachel kaffee kahn " +
  "kaiser kajak kakao kaktus kalb kalk kamel kamera kamille kamin kamm kanal kanne kante kantig kanton kanu kapelle " +
  "kaper kapitel kappe kapsel karaoke karo karotte karpfen karren karte karton kasse kassier kasten kater katze " +
  "kaufen kaution keck kefir kegel kehle kehren keil keks kelch keller kelter kennen kenner kerbe kerbel kern kernig " +
  "kerze kessel kettcar kette kichern kicker kiefer kies kilo kimono kind kino kiosk kirmes kissen kiste kittel kitz " +
  "kitzeln kiwi klang klappe klar klasse klause klavier kleben klee kleid klein kleinod klette klima klinge klinik " +
  "klinke klippe klopfer klotz klub klug knall knapp knauf kneten knie knochen knolle knopf knospe knoten koala " +
  "kobalt kobold koch koffer kohl koje kollege kolonie komet komfort komma kommen kommode kompost kompott konkret " +
  "konto konzept kopf kopie koralle korb kordel korken korn korrekt kosmos kosten krabbe kraft kragen kran kranich " +
  "kranz krater kraut kredit kreide kreis kresse krimi kritik krokus krone krug kruste kubik kuchen kuckuck kufe " +
  "kugel kulisse kultur kumpel kunde kunst kupfer kuppel kurbel kurier kurort kurs kurve kurz kutter laben labor " +
  "lachen lachs lack laden ladung lager lagune laie lama lametta lamm lampe land landgut landweg lang langmut lappen " +
  "laptop larve laser lasso latein laterne laub laufen laune laut lawine leben lebhaft lecker leder leer legen leguan " +
  "lehm lehne lehren lehrer leicht leihen leim leine leise leisten leiten leiter leitung lenkbar lenken lenker lernen " +
  "lesen letzte lexikon liane licht lieb liefern liegen liga lila lilie limette linde lineal linear linie links linse " +
  "lippe liste listig liter loben loch locke lodge logbuch loge logik loipe lokal lorbeer lose lotse lotus luchs luft " +
  "luftig luftzug luke lupe lupine lustig luxus lyrik machen maestro magier magnet maibaum mais makler makrele " +
  "makrone maler malerei malve malz mammut mandel manege mango mantel mappe marabu marder marine markant markt marmor " +
  "maske massage masse mast matrose matte mauer maurer maus medium medizin mehl meile meinen meise meister melden " +
  "melisse melone menge mensch menthol merken merkur messe messing metall meteor meter methode metro miete mikado " +
  "milan milch mild million mimik mimose minute minze mischen mispel mistel mittag mitte mittel mittig mixer mobil " +
  "mode modell modern mohn mokka molch molke moment monat mond monitor montag moos moral morgen mosaik mosel motiv " +
  "motor motte muffin mulch mulde mund munter murmel muschel museum musik muskat muskel muster mutig mutter myrte " +
  "mythos nabe nachbar nacht nadel nagel naht name namhaft nandu nase nashorn natur nebel neblig neffe nehmen neigen " +
  "nektar nelke nennen neon nerv nest nett netz neuheit neuland neuling neunzig neutral nichte nickel nicken niesel " +
  "nippen nische niveau nixe nobel nomade norden nordpol normal notar note notiz nougat novelle nuance nudel nugat " +
  "null nummer nuss nussig nutzen oase oberarm obhut objekt oboe obst ocker odyssee offen ohrwurm oktave oktett olive " +
  "olympia onkel opal oper optik optimal orakel orange orbit orden ordern ordnen ordner ordnung organ orgel orient " +
  "orkan osten ostern ostwind otter ouzo oval ozean paar pacht packen packung paddel pagode paket palast palette " +
  "palme panama panda panther papaya papier pappe pappel paprika parabel parade parasol park parole partner pass " +
  "passant passat pastete pate patent patient patina pauke pause pedal pegel pelikan pendel pension pensum pergola " +
  "periode perle perron person pfad pfahl pfand pfanne pfau pfeffer pfeife pfeil pferd pflanze pflegen pflicht pflug " +
  "pforte pfote phase photon physik pianist pigment pikant pilger pilot pilz pinguin pinie pinsel pirat pirol pizza " +
  "plakat plan planbar planet planke plastik platin platte platz plenum plissee plombe pochen podium poesie pointe " +
  "pokal polar polle polo polster pony portal portier porto positiv post pracht praxis preis presse presto prinz " +
  "prisma probe problem produkt profi profil prompt prosa prosit provinz pudel puder puffer puls pult pulver puma " +
  "pumpe punkt punsch pupille puppe purpur putz puzzle quader quaken quappe quark quartal quarz quaste quelle quer " +
  "quick quirl quitte quiz quote rabatt rabe radar radeln radikal radio radius radler radweg ragen rahm rakete rampe " +
  "rand ranke ranzen rasch rasen rassel rasten raster raten ratsam raum raupe real realist rebe rechen rechnen " +
  "rechner rechts rede referat reflex regal regel regen regent region regnen reichen reif reihe reim rein reis reiten " +
  "reiter reiz rekord relativ relief reling remise rennen rennrad reptil reserve rest retten rettich revier revue " +
  "rezept richter riechen riegel riemen riese riesig rinde ringen rinne ritter ritual rivale robbe robinie robust " +
  "rochade rock rodel roggen rohbau rohr rokoko rolle roman rondell rosa rose rosette rosine rost rotor route rubin " +
  "rubrik rudel ruder rufen ruhe ruhig ruine rummel rumpf rund rundweg saal saat sache sacht sack safari safran saft " +
  "saftig saga sage sahne saison salami salat salbe salbei saldo salon salz salzig samen sammeln sammler samt samtig " +
  "sand sandale sanft saphir satin sattel sattler saturn satz sauber saum sauna sausen savanne schach schaf schal " +
  "schanze scharf schatz schaum scheibe schema schenke schere scherz schicht schick schief schiene schiff schild " +
  "schilf schirm schlaf schlau schmied schnee schnitt schnur schon schopf schrank schrift schuh schule schuppe schutz " +
  "schwan schwarm schwarz schwung seehund seele seemann seerose segel segler sehen sehne seide seife seil selbst " +
  "selten seltsam semmel senator senden sender senf serie sesam sessel setzen sicher sicht sieb siegel signal silbe " +
  "silo simpel singen sinn sirene sirup sitte sitz skala skelett skizze smaragd socke sockel sofa sohle sohn solar " +
  "solide solist sommer sonate sonde sonne sonnig sopran sorgen sorgsam sorte sozial spagat spalt spange sparen " +
  "spargel spass spaten spatz specht speck speer speise spende spezi spiegel spiel spinat spindel spinne spitz " +
  "spontan sport sprint sprosse sprotte sprung spuken spule spur staat stab stabil stachel stadt staffel stahl stall " +
  "stamm stand stange stapel star stark start stativ statue statur staub staude staunen stecker steg stehen steig " +
  "steil stein stelze stempel steppe stern stetig steuer stich sticken stiege stier stift still stimme stirn stock " +
  "stoff stollen stolz stopfen storch straff strand strasse strauss strecke strich strick stroh strom strudel stube " +
  "student studio stufe stuhl stunde sturm suche summe suppe surfen surfer symbol synonym system szene tabelle tabu " +
  "tafel taille takt talent tango tank tanne tante tanz tapete tapfer tapir tasche tasse taste taube tauchen taufen " +
  "tausch taxi tazette teich teig teil telefon teller tempel tempo tenne tennis tenor teppich termin test text textil " +
  "theater theke thema therme thron thymian tiara tiefe tier tiger tinte tipp tisch titan titel toast tochter toll " +
  "tomate tombola topas topf tornado torte tosen tour tourist trab tracht tragbar tragen traktor traube traum treffen " +
  "trend trennen trense treppe tresen treu trick trikot trinken trio tritt trocken tropfen trubel truhe tuba tuch " +
  "tugend tukan tulpe tundra tunnel turbine turm turnen turnier tusche ufer uhrwerk ulme umfang umhang umlauf umriss " +
  "umweg umwelt umzug unfug unikat union unkraut urahn uralt urform urig urlaub urteil urwald utopie valenz vanille " +
  "vase vater ventil veranda verein vereint verlag verlauf vers versand versuch video viel viereck villa viola " +
  "violett violine vision visite vital vogel vokabel vokal voll vorbild vorhang vorhut vorland vorn vorort vorrat " +
  "vorteil vulkan waage wabe wach wachsam wade waffel waggon wahr wald waldig waldsee waldweg walnuss walze wand " +
  "wandern wange wanne wappen warm warten waschen wasser watte weber weberei wecken wecker weich weide weiher weiler " +
  "weise weit weizen welle wellig welpe welt weltall wenden werben werfen werft werk wert wesen wespe weste wette " +
  "wichtig wicke wickeln widder wiege wiese wiesel wild willig wind windig windrad winkel winken winter winzig wipfel " +
  "wippen wirbel wissen witz witzig woche wohl wohnen wohnung wolf wolke wolkig wolle wort wunder wunsch wurst wurzel " +
  "yacht yeti yoga zacke zahl zahm zahn zahnrad zander zange zapfen zart zaubern zaun zebra zeder zeigen zeiger zeile " +
  "zeit zeitlos zelle zelt zement zenit zentner zentrum zettel zeuge ziege ziegel ziehen ziel zierde ziffer zikade " +
  "zimmer zimt zink zinn zipfel zirkel zirkus zirpen zitat zither zitrone zone zopf zottig zugabe zukunft zulauf " +
  "zunge zupfen zutat zuwachs zweck zweig zwerg zwiebel zwirn";
