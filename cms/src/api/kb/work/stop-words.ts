import type { Locale } from "@wren/domain";

const words = (text: string) => text.trim().split(/\s+/);

/** Question words, pronouns, articles, auxiliary verbs. */
export const STOP_WORDS: Record<Locale, string[]> = {
  en: words(`
    a about after again all also always am an and any anyone anything are as at be because been before being but by
    can cannot could did do does doing done each else ever every for from get gets getting give go going got had has
    have having he hello help her here hi him his how i if in into is it its just know like make makes making many may
    me mean more most much must my myself need needs now of off on once one only onto or other our out over own please
    possible really s same say she should so some somebody someone something still such t tell than thank thanks that
    the their them then there these they thing things this those through to too under until up us use used using very
    another dont doesnt didnt cant couldnt wont isnt arent havent hasnt guys im ive keep keeps whats thats not new long
    want wants was we were what when where which while who whom whose why will with within would you your yours
  `),
  de: words(`
    ab aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bin bis bitte da
    dabei dafür damit danach dann daran darauf darf das dass davon dazu dein deine dem den denn der des dessen die dies
    diese diesem diesen dieser dieses doch dort du durch durfen ein eine einem einen einer eines er es etwas euch euer
    für gegen gehen geht gemacht genau gerade gern gibt habe haben hallo hat hatte hatten hier hilfe hilft hin ich ihm
    ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jemand jetzt kann kannst
    können könnte lasse lassen lässt mache machen macht mal man mehr mein meine meinem meinen meiner meines mich mir
    mit muss müssen nach noch nun nur ob oder ohne schon sehr sein seine seit sich sie sind so soll sollen sollte
    sondern sonst tun über um und uns unser unsere unter viel vom von vor wann war waren warum was welche welchem
    welchen welcher welches wem wen wenn wer werden weshalb wie wieder wieso wieviel will wird wo woher wohin wollen
    worden wurde würde wurden zu zum zur zwischen möchte möchten nicht habt seid gehts lange lang neu neue neues neuen brauche braucht brauchen danke eigentlich einfach
  `),
};
