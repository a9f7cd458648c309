// The passwords that attackers try first: those of the thousand most used that are long enough to be chosen here, and
// some that are common in German. In lower case.
const WORDS =
  "01011980 01012011 11111111 11223344 1232323q 12344321 1234554321 12345678 123456789 1234567890 123456789a " +
  "123456789q 12345qwert 1234qwer 123654789 123qweasd 12qwaszx 147258369 147852369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx " +
  "1qazxsw2 4815162342 741852963 789456123 a1b2c3d4 abcd1234 airborne airplane alexande alexander alexandr " +
  "american anderson asdf1234 asdfasdf asdfghjk asdfghjkl babygirl baseball basketball benjamin bigdaddy " +
  "billybob blink182 blizzard bollocks brittany brooklyn budlight bulldogs bullshit business butthead cardinal " +
  "carolina caroline champion changeme charlie1 cherokee chevelle cheyenne chocolat christin cjkysirj cocacola " +
  "colorado computer corvette courtney creative danielle darkness darkside december dickhead dolphins drowssap " +
  "einstein electric elephant elizabet explorer firebird fktrcfylh football franklin freepass freeuser " +
  "fyfcnfcbz garfield godzilla greenday guinness hallo123 hardcore hellfire hello123 hercules iloveyou infinity " +
  "internet jennifer jonathan jordan23 juventus kawasaki kimberly kristina lacrosse lasvegas lawrence letmein1 " +
  "lifehack liverpoo liverpool logitech lol123456 lovelove loverboy marlboro marshall maryjane maverick " +
  "mercedes metallic metallica michael1 michelle michigan midnight minecraft mitchell motorola mountain " +
  "ncc1701d nicholas nintendo november pakistan panthers paradise passport passw0rd password password1 " +
  "password123 passwort passwort1 patricia patriots pearljam peekaboo platinum poohbear predator princess " +
  "pussycat q1w2e3r4 q1w2e3r4t5 qazwsxedc qweasdzxc qwer1234 qwerty12 qwerty123 qwertyui qwertyuiop qwertz123 " +
  "qwertzuiop redskins redwings rolltide rush2112 samantha scarface schatz123 scorpion scotland security " +
  "semperfi shithead simpsons slipknot snickers snowball softball spiderma spiderman spitfire stargate startrek " +
  "starwars steelers sterling stingray sunshine superman svetlana swordfis tarheels trustno1 usuckballz1 " +
  "valentin veronica victoria virginia vladimir warcraft westside whatever wildcats williams wolfpack wolverin " +
  "zaq12wsx zeppelin";

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(" "));

// Words that a year, a number or a sign makes no better ("Summer2026!", "Wren-One-1"), in lower case.
const STEMS =
  "admin administrator changeme editor geheim hallo hello iloveyou letmein login master passwort password passwd root " +
  "schatz secret staff support test user welcome willkommen " +
  "spring summer autumn winter frühling sommer herbst " +
  "january february march april may june july august september october november december " +
  "januar februar märz mai juni juli oktober dezember " +
  "monday tuesday wednesday thursday friday saturday sunday " +
  "montag dienstag mittwoch donnerstag freitag samstag sonntag " +
  "wren wrenone wrenmini wrenslate wrenos wrenmobile wrenphone wrenshop wrensupport wrenadmin wrennest nest nestkey " +
  "monero strapi shop telefon phone " +
  "qwerty qwertz asdf basel bern zürich zurich schweiz switzerland deutschland germany berlin";

export const COMMON_STEMS: ReadonlySet<string> = new Set(STEMS.split(" "));
