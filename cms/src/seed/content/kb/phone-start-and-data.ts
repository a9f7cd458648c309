import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const phoneStartAndData: KbEntry[] = [
  {
    slug: "phone-does-not-start",
    category: "phone",
    isFaq: false,
    related: ["charging", "update-failed", "repair-and-warranty", "restore-backup"],
    en: {
      title: "The phone does not start, or the screen stays black",
      summary: "Charge it for half an hour, force a restart, and leave it time on the logo: most phones turn on again.",
      body: [
        ...paragraphs(
          "A phone that seems dead is most often empty, or switched on with a screen that does not show it. Go through these steps in order:",
        ),
        list(
          "ordered",
          "Connect it to a charger for half an hour. If no battery appears on the screen after that, try [another cable and socket](/support/kb/charging).",
          "Force a restart: hold the power button on the right for twenty seconds, until the phone vibrates.",
          "Call it from another phone. If it rings, the phone works and the display is broken.",
        ),
        heading(3, "It hangs at the logo, or restarts again and again"),
        ...paragraphs(
          "After an update the first boot may take five minutes. If it does not get past the logo, let it reboot three times: the phone then returns to [the version before](/support/kb/update-failed) by itself. If it crashes or freezes later, while you use it, take out the SIM and start it once without.",
        ),
        heading(3, "If it still does not turn on"),
        ...paragraphs(
          "It is a case for [repair](/support/kb/repair-and-warranty). Do not erase anything for that: what is on a phone that does not react cannot be read by anybody, and your [backup](/support/kb/restore-backup) comes back on the next one.",
        ),
      ],
    },
    de: {
      title: "Das Telefon startet nicht, oder der Bildschirm bleibt schwarz",
      summary: "Eine halbe Stunde laden, Neustart erzwingen, beim Logo warten: Meist geht es danach wieder an.",
      body: [
        ...paragraphs(
          "Ein Telefon, das tot scheint, ist meist leer, oder es ist eingeschaltet und der Bildschirm zeigt es nicht. Gehen Sie der Reihe nach vor:",
        ),
        list(
          "ordered",
          "Hängen Sie es eine halbe Stunde ans Ladegerät. Erscheint danach keine Batterie auf dem Bildschirm, versuchen Sie [ein anderes Kabel und eine andere Steckdose](/support/kb/charging).",
          "Erzwingen Sie einen Neustart: Halten Sie die Einschalttaste rechts zwanzig Sekunden gedrückt, bis das Telefon vibriert.",
          "Rufen Sie es von einem anderen Telefon an. Klingelt es, läuft das Gerät, und das Display ist kaputt.",
        ),
        heading(3, "Es bleibt beim Logo hängen oder startet immer wieder neu"),
        ...paragraphs(
          "Nach einem Update kann der erste Start fünf Minuten dauern. Kommt es nicht über das Logo hinaus, lassen Sie es dreimal booten: Danach kehrt das Telefon von selbst zur [vorherigen Version](/support/kb/update-failed) zurück. Stürzt es erst später ab oder friert ein, nehmen Sie die SIM heraus und starten Sie es einmal ohne.",
        ),
        heading(3, "Wenn es sich immer noch nicht einschalten lässt"),
        ...paragraphs(
          "Dann ist es ein Fall für die [Reparatur](/support/kb/repair-and-warranty). Löschen müssen Sie dafür nichts: Was auf einem Telefon ist, das nicht mehr reagiert, kann niemand lesen, und Ihr [Backup](/support/kb/restore-backup) kommt auf das nächste zurück.",
        ),
      ],
    },
  },
  {
    slug: "mobile-data-settings",
    category: "phone",
    isFaq: false,
    related: ["no-network", "insert-sim", "set-up-vpn", "app-permissions"],
    en: {
      title: "Mobile data: 5G, roaming, hotspot and APN settings",
      summary:
        "Switch mobile data on or off, choose 4G or 5G, allow roaming abroad, share the connection, set a limit.",
      body: [
        ...paragraphs(
          "Everything about the mobile internet is in Settings, SIM, Mobile data. Each SIM has its own page there.",
        ),
        list(
          "unordered",
          "**On and off:** “Mobile data” cuts the internet of this SIM; calls and SMS go on.",
          "**5G or 4G:** “Network type” chooses between 5G, LTE (4G) and 3G. Where 5G is weak, LTE saves battery.",
          "**Abroad:** “Data roaming” is off until you switch it on. What it costs in another country, your operator knows.",
          "**Hotspot:** “Share the connection” lets a laptop or tablet use the phone's internet by Wi-Fi or cable (tethering).",
          "**Data usage:** the list shows which app used how much this month. Set a limit in gigabytes, and the phone warns you before.",
        ),
        heading(3, "Access point (APN)"),
        ...paragraphs(
          "The phone knows the access points of most operators. If there is reception but no mobile internet, open “Access point”, compare the APN with the one on your operator's help page, and enter it as it is written there. Then switch mobile data off and on.",
          "If there is no reception at all, [look here](/support/kb/no-network).",
        ),
      ],
    },
    de: {
      title: "Mobile Daten: 5G, Roaming, Hotspot und APN einstellen",
      summary:
        "Mobile Daten ein- und ausschalten, 4G oder 5G wählen, Roaming im Ausland erlauben, die Verbindung teilen.",
      body: [
        ...paragraphs(
          "Alles zum mobilen Internet steht unter Einstellungen, SIM, Mobile Daten. Jede SIM hat dort ihre eigene Seite.",
        ),
        list(
          "unordered",
          "**Ein und aus:** «Mobile Daten» trennt das Internet dieser SIM; Anrufe und SMS gehen weiter.",
          "**5G oder 4G:** «Netztyp» wählt zwischen 5G, LTE (4G) und 3G. Wo 5G schwach ist, spart LTE Akku.",
          "**Im Ausland:** «Datenroaming» ist aus, bis Sie es einschalten. Was es in einem anderen Land kostet, weiss Ihr Anbieter.",
          "**Hotspot:** Mit «Verbindung teilen» nutzen Laptop oder Tablet das Internet des Telefons, über WLAN oder Kabel (Tethering).",
          "**Datenverbrauch:** Die Liste zeigt, welche App in diesem Monat wie viel Datenvolumen gebraucht hat. Setzen Sie eine Grenze in Gigabyte, und das Telefon warnt Sie vorher.",
        ),
        heading(3, "Zugangspunkt (APN)"),
        ...paragraphs(
          "Das Telefon kennt die Zugangspunkte der meisten Anbieter. Haben Sie Empfang, aber kein mobiles Internet, öffnen Sie «Zugangspunkt», vergleichen Sie den APN mit dem auf der Hilfeseite Ihres Anbieters und geben Sie ihn so ein, wie er dort steht. Schalten Sie danach mobile Daten aus und wieder ein.",
          "Fehlt der Empfang ganz, [sehen Sie hier nach](/support/kb/no-network).",
        ),
      ],
    },
  },
];
