import type { Locale } from "@wren/domain";

const words = (text: string) => text.trim().split(/\s+/);

/**
 * Question words, pronouns, auxiliary and filler verbs, in German with their Swiss forms. Alone they say nothing about a
 * question; beside another word they do ("turn on", "geht nicht an"), which is why pairs of words keep them.
 */
export const FILLER_WORDS: Record<Locale, string[]> = {
  en: words(`
    a about actually after again all already also always am an and another any anybody anymore anyone anything are around as
    at away be because been before being both but by came can cannot cant come comes coming could couldnt did didnt do does
    doesnt doing done dont each either else even ever every everything first for from get gets getting give gives go goes
    going gone good got great guys had happen happened happening happens has hasnt have havent having he hello help her
    here hey hi him his how i if ill im in into is isnt it its ive just keep keeps kind know last let lets like long look
    looking lot made make makes making many may maybe me mean more most much must my myself need needed needs never new
    no nobody not nothing now of off ok okay on once one only onto or other others our out over own please possible put
    puts quite really right s same say says see she should since so some somebody somehow someone something sometimes still
    stuff such sure t take takes tell than thank thanks that thats the their them then there these they thing things think
    this those through to today too tried try trying turn turned under until up us use used useful uses using very via
    want wanted wants was wasnt way we well went were whats when where wheres which while who whom whose why will with
    within without wont work working works would yes yet you your yours youre what
  `),
  de: words(`
    ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus bei beim bekomme
    bekommen bekommt besser bin bis bisschen bist bitte brauch brauche brauchen braucht da dabei dafür daher damit danach
    danke dann daran darauf darf das dass davon dazu dein deine dem den denn der des dessen die dies diese diesem diesen
    dieser dieses doch dort draus drauf drin du durch dürfen eigentlich ein eine einem einen einer eines einfach einmal er
    es etwas euch euer eure euren eurer finde finden findet für fürs ganz gar geben gegen gehen geht gehts gemacht genau
    gerade gern gibt gibts gut hab habe haben habt hallo halt hat hatte hatten hätte heute hier hilfe hilft hin ich ihm ihn
    ihnen ihr ihre ihrem ihren ihrer im immer in ins irgendwie ist ja je jede jedem jeden jeder jedes jemand jetzt kann
    kannst kein keine keinen kommen kommt können könnt könnte lang lange lasse lassen lässt leider mache machen macht mal
    man mehr mein meine meinem meinen meiner meines mich mir mit mögen möchte möchten muss müssen nach neu neue neuem neuen
    neuer neues nicht nichts nie niemand noch nochmal nun nur ob oder ohne ok passiert schon sehr sein seine seit seid sich
    sie sind so sogar soll sollen sollte sondern sonst tue tun tut über überhaupt um und uns unser unsere unter viel viele
    vielleicht vom von vor wann war waren warum was wegen weil weiss welche welchem welchen welcher welches wem wen wenn wer
    werde werden weshalb wie wieder wieso wieviel will wir wird wo woher wohin wollen worden wurde würde wurden zu zum zur
    zwischen
    bi bruch bruche bruuche chan chani chasch chönd chunnt d dä dini eifach gaht git gits goht ha han hani hend hesch het ig isch i jetz meh mer mi
    mini mis nid nöd no nüm nüme nümme nüt öb öpper s ufem uf vo übercho wär wänn wott wüssed z
  `),
};
