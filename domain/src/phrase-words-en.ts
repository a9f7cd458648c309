// English words of phrases: 2,048 of four to seven letters, chosen for this project.
export const PHRASE_WORDS_EN =
  "able accent accept acorn acrobat active actor actual address admiral admire advice agile agree alarm album alcove " +
  "alder alert algebra alive alley allow almanac almond alpaca amber ample amulet anagram anchor ancient angle ankle " +
  "answer antenna anthem antique antler appear apple apricot april apron aqua arcade arch arctic arena aroma arrange " +
  "arrive article artist aspen asphalt assist atlas atom attend attic august author autumn avenue avocado awake aware " +
  "awning axis axle azalea bacon badge bagel bagpipe bake balcony ballad ballet balloon bamboo banana band banjo " +
  "banner banquet barber barge barista bark barley barn barrel basic basil basin basket bath baton battery bayou " +
  "bazaar beacon bead beak beam bean beard beaver become beef beehive beetle begin believe bellows belong belt bench " +
  "bend beret bicycle bike binder biplane birch bird biscuit bison blanket blaze blend blink block bloom blouse boat " +
  "bobbin bobsled boil bold bolt bonfire bonnet book boot border borrow botany bottle boulder bounce bouquet bowl " +
  "boxcar branch brass brave breathe breeze brew brick bridge brigade bright bring brisk broad broker bronco bronze " +
  "brooch brook broom broth brown brush bubble bucket buckle budget buffalo buffet bugle build bulb bumper bundle " +
  "bunny buoy burrow bush busy butter button buzzard cabbage cabin cabinet cable cactus cadence cafe cake calf calm " +
  "camel camera camp canal canary candle candy canoe canopy canteen canvas canyon cape capital capsule caption " +
  "caramel caravan caravel card career cargo carp carpet carrot cart carton cartoon carve cascade cashew cashier " +
  "castle catch caterer cattle cave cavern cedar ceiling celery cello cement central century certain chain chair " +
  "chalet chalk chamber channel chariot charity chart chassis chatter cheek cheer cheese chef chemist cherry chess " +
  "chest chicken chimney chisel chive choir choose chop chorus cinder cinema circle circus citrus city civil clam " +
  "clap class classic clay clean clear clever cliff climate climb clipper cloak clock close cloth cloud clover clown " +
  "club cluster coach coal coast coat cobalt cobweb cocoa coconut coffee coffer coil coin collar collect college " +
  "column comb comedy comet comfort comma common company compare compass concert condor cone connect contain contour " +
  "cook cool copper copy coral cork corn cosmos costume cosy cottage cotton couch cougar council count couple courage " +
  "courier court cousin cover cowboy coyote crab crackle cradle craft crane crate crayon cream create credit crew " +
  "crisp crocus cross crow cruise crumb crust crystal cube cubic cuckoo cuddle cuff culture cupcake curator curb curl " +
  "curry curtain curve cushion custard cutlet cycle cymbal cypress dahlia daily dairy daisy dance daring dawn debate " +
  "decade decide decimal deck deep degree delight delta denim depart depot deputy desert design desk desktop dessert " +
  "detail develop device diamond diary dice diesel digit dimple dinner direct discus dish distant dive diving dock " +
  "dogwood dolphin dome domino donkey donut door double dove dozen dragon drama draw drawing dream dress drift drill " +
  "drink drive drizzle drop drum drummer dryer duchess duck dugout dune dusk dust duvet dynamo eager eagle early earn " +
  "earring earth easel east easy echo eclipse economy edge edit editor effort elbow elder elegant element eleven " +
  "embark embassy ember emblem emerald empire encore endless energy engine enigma enjoy enter episode equal equator " +
  "equip eraser errand escort essay estate ether even event every exact exam example exhibit expert explore express " +
  "extra eyebrow eyelash fable fabric facade factory falcon family famous farm fast father feast feather feature feed " +
  "fence fender fennel fern ferry festive fetch fiction fiddle field fiesta figure fill film filter final finch find " +
  "fine finger finish fire firefly fireman firm first fish fjord flag flame flannel flask flat fleet flint flipper " +
  "float flock flood floor floral florist flow fluffy flute flying foam focus fold folk follow font foot foreman " +
  "forest forge forgive fork formal fort fortune forum forward fossil frame freckle freeway freezer freight fresh " +
  "friday fridge friend frigate frog frost fruit fuel fugue full future gadget galaxy galleon gallery gallon gallop " +
  "game garage garden garland garlic gasket gateway gather gazebo gazelle gear gecko genius gentle genuine geology " +
  "geyser giant gift giggle ginger giraffe give glacier glad glass gleam glide glimmer globe glossy glove glow glue " +
  "goat goblet gold golf good goose gorge gorilla gosling gourd gown grain gram grammar granary grand grandpa granite " +
  "granola grape graph grass gravel gravy green greet grid griddle grill grizzly grocer groove grotto ground group " +
  "grove grow guess guide guitar gull gutter gymnast habit habitat hail haircut halfway halibut halo hammer hammock " +
  "hamster hand handbag handle hangar hanger happy harmony harp harvest hatch havoc hawk hazel hazy healthy heart " +
  "hearth heat heather hedge helmet help herb heron herring hexagon highway hike hill hinge hippo history hobby " +
  "hockey hold hollow holly home honest honey hood hoof hook hoop hope hopeful horizon horn hose hotel hour house " +
  "hover huge hull human humble hundred hunter hurdle hurry husky iceberg icicle idea ideal idiom igloo image imagine " +
  "impulse inch include income indigo indoor inform inlet inner insect inspect instant invent invite invoice iris " +
  "iron island ivory jacket jaguar january jasmine jazz jelly jersey jewel jigsaw jockey jogger join joke jolly " +
  "journal joyful jubilee judge judo juggle juice juicy jukebox july jump june jungle juniper jury just justice kayak " +
  "keen keep kennel kernel kettle kimono kind king kingdom kiosk kitchen kite kitten kiwi knee knock knot koala label " +
  "lace ladder lady lagoon lake lamb lamp land landing lapel laptop larch larder large lark lasagne laser latch " +
  "latest lather lattice laugh launch laundry laurel lava lawn lawyer layer lead leaf leaflet league lean learn " +
  "lecture ledger legend leisure lemon lemur lend lens lentil leopard lesson letter level lever library licence lift " +
  "light likely lilac lily limb lime linen lineup lion lioness liquid list little live lizard llama loaf lobby " +
  "lobster local locker locket lodge loft logic long look lookout loom loose lorry lotus lounge lovely loyal lucky " +
  "luggage lullaby lumber lunar lunch lung lupin lute luxury lyric magic magnet magpie mailbox majesty major make " +
  "mallard mallet mammal mammoth mango manner manor mantle manual maple maraca marble march margin marina marine " +
  "market marmot marquee marsh marvel mascot mask mason mastery match matinee mayor maypole meadow meal measure " +
  "mellow melody melon melt member memoir memory mend mentor menu mercury mermaid merry meteor meter method metric " +
  "metro midday midway mild mileage milk mill million mineral mingle minnow mint minute miracle mirror mission misty " +
  "mitten mixer mixture mobile model modern modest module moist mole moment monday money monitor monkey moon morsel " +
  "mortar mosaic moss motel moth motif motor mouse mouth move movie muffin mule mural museum music musical muslin " +
  "mustard mystery myth nail napkin narrow native nature neat nebula neck nectar needle neon nephew nest nettle " +
  "network neutral nibble nice nickel nimble noble nomad noodle noon normal north nose notice nougat noun novel " +
  "nucleus nugget number nursery nutmeg nylon oasis oatmeal obelisk object oblong oboe obtain ocean octagon octave " +
  "octopus odyssey offer office olive onion opal open opera opinion optical orange orbit orchid order oregano organ " +
  "origami origin oriole osprey ostrich otter outfit outing outlook outpost oval oven owner oxbow oxygen oyster " +
  "pacific pack package paddle page pageant pagoda paint palace palette palm pancake panda panel pantry papaya paper " +
  "paprika papyrus parade paragon parasol parcel parent park parlour parquet parrot parsley partner passage pasta " +
  "paste pastel pastry pasture patch path pathway patio patrol patron pattern paving payment peach peacock peanut " +
  "pearl pebble pecan pelican penalty pencil pendant penguin penny people pepper percent perch perfect perform period " +
  "permit petal petrol petunia pewter phoenix photo phrase physics pianist piano pick pickle picnic pigeon piglet " +
  "pigment pillar pillow pilot pine pint pioneer pipe pitch pixel pizza placard place plaid plan planet plank plant " +
  "plaque plaster plastic plate plateau play plaza please plenty plot plough plumber plume plush plywood pocket " +
  "podium poem poet pointer polar police polish polite polka pollen polo pomelo poncho pond pontoon pony poodle pool " +
  "poplar poppy popular porch port portal portion poster postman potato potion potter pouch poultry powder prairie " +
  "prawn precise preface prepare present pretty pretzel price prime prince print prism prize problem proceed product " +
  "profile project promise proper protect proud provide prune public pudding puddle puffin pulley pulp pulse puma " +
  "pumpkin pupil puppet puppy pure purple purpose purse puzzle pyjamas pyramid python quail quality quarry quartet " +
  "quartz queen quest quick quiet quilt quince quiver quiz quota rabbit raccoon race radar radio radish radius raft " +
  "ragtime rail railing rainbow raisin rake rampart ranch ranger rapid rare ration raven ravine razor reach reader " +
  "ready reason receipt recent recess recipe recital recite record recover reef referee reflect refuge region regular " +
  "relaxed relay relic relief remain remedy remote repair repeat reply report reptile rescue resort rest result " +
  "return review revise reward rhubarb rhythm ribbon rice rich riddle ride ridge ringlet rinse ripe ripple rise river " +
  "rivulet road roam robe robin robot robust rocket rocking rodeo roof rooftop room rooster rope rosebud rotor round " +
  "routine rowboat rowing royal rubber rubble ruby rudder ruler rumble runaway runner runway rural russet rustic " +
  "saddle safari saffron saga sage sailor salad salami salary salmon salon salt sand sandal sandbox sardine sash " +
  "satchel satin saturn saucer sauna savanna save savings sawdust scale scallop scarab scarf scenic sceptre scholar " +
  "school science score scout screen script scroll scuba seafood seagull seal seaport seaside season seat second " +
  "secret section secure sedan seed seek seesaw select seminar senator send serene series serpent serve service " +
  "sesame session settle seven several shadow shampoo shape share shark shawl shed sheep shelf shell shelter sherbet " +
  "shin ship shirt shop shore shovel show shrimp shrub sibling sidecar siesta sieve signal silence silent silk silo " +
  "silver similar simple sing single siren sixteen skate sketch skilled skillet skip skirt skyline slate sled sleep " +
  "sleeve slide slipper slogan slope sloth slow small smart smile smooth snack snail snapper sneaker snorkel snow " +
  "snowman soap soapbox soccer social sock socket soda sofa soft soil solar solemn solid solo soloist sonata song " +
  "sonnet soprano sorbet sorrel sort soup south soybean space spare spark sparrow spatula speak special speech speedy " +
  "spell spend sphere spice spicy spider spin spinach spiral spire spirit splash split sponge spoon sport spotted " +
  "spring sprout spruce squad square squash squid stable stadium staff stag stall stamp stand stanza staple star " +
  "start stately statue stay steady steamer steep stem stencil step stereo stew steward sticker stilt stir stitch " +
  "stone store stork storm stove strap straw stream street stretch string stripe stroll strong student studio study " +
  "sturdy subject subtle suburb subway sudden suede sugar suggest suit summer summit sundae sunday sundial sunny " +
  "sunrise sunset super supper supply support sure surface surfer surgeon surname sushi swan sweater swift swim " +
  "swimmer swing switch symbol syrup system tabby table tableau tablet tackle tadpole tailor take talent talk tame " +
  "tandem tango tangy tanker target tarmac tartan tassel taste tavern taxi teach teacup teapot tell tempo tenant " +
  "tender tennis tenor tent terrace terrier textile thank thatch theme theory thermos thesis thicket thimble think " +
  "third thirty thistle thorn thread throw thrush thumb thunder ticket tickle tidy tiger tile timber timpani tinsel " +
  "tiptoe tissue title toast today toffee token tomato tongs tool toolbox tooth topaz topic torch tornado total totem " +
  "toucan touch tourist towel tower town trace track tractor trade traffic trail train tram trapeze travel tray treat " +
  "tree trellis trestle trident trifle trilogy trim trimmer trinket trio triumph trolley trooper trophy trot trout " +
  "trowel truck true truffle trumpet trunk trust trustee tuba tube tuesday tulip tuna tundra tunic tunnel turbine " +
  "tureen turkey turnip turret turtle tutor tuxedo tweed twelve twenty twig twin twinkle twirl typical uncle unfold " +
  "unicorn uniform union unique unison unite unpack update upland uplift upper uptown urban urchin useful usual " +
  "utensil utopia vacuum valid valley value valve vanilla varnish varsity vase vast vault vehicle velvet vendor venue " +
  "veranda verb verbal verdict verse vertex vessel vest veteran viaduct victory video villa village vine vinegar " +
  "viola violet violin visit visitor visor visual vitamin vivid vocal voice volcano volley volume vote voucher vowel " +
  "voyage wade wafer waffle wagon waiter wake walk wall wallet walnut walrus waltz wander warbler warm warmth wash " +
  "wasp watch water weasel weave wedding weekday weekly weevil welcome welder welfare west western wetland wharf " +
  "wheat wheel whirl whisper whistle wide widget wild wildcat willow wind winding window wing wink winner winter wire " +
  "wisdom wise wish witness witty wolf wombat wonder woodcut wooden wool work worktop world worm worthy wreath wren " +
  "wrist writer yacht yard yarn yawn year yeast yellow yodel yoga yogurt yonder young youth zeal zebra zenith zephyr " +
  "zero zigzag zinc zipper zodiac zone";
