import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const phone: KbEntry[] = [
  {
    slug: "privacy-switch",
    category: "phone",
    isFaq: false,
    related: ["no-network", "verify-phone", "no-tracking"],
    en: {
      title: "What does the privacy switch do?",
      summary: "The red switch on the left side cuts the power to microphone, cameras and all radios.",
      body: [
        ...paragraphs(
          "Slide it, and the microphone, the cameras and the radios have no power, whatever the system or an app may believe. It is a kill switch in hardware, a wire and not a setting: no software can switch them back on.",
        ),
        list(
          "unordered",
          "**Off with the switch:** microphone, all cameras, mobile network, Wi-Fi, Bluetooth, NFC and satellite positioning.",
          "**Still working:** everything stored on the phone, notes, pictures, the alarm clock, and the USB-C socket.",
          "**Not possible then:** calls, emergency calls included. Slide the switch back first.",
        ),
        ...paragraphs(
          "The lock screen says “Sensors off”. Slide the switch back, and the phone is in touch again within seconds; messages sent in the meantime arrive then.",
          "On the red Wren One the switch is white, on all others it is red.",
        ),
      ],
    },
    de: {
      title: "Was tut der Schalter an der Seite?",
      summary: "Der rote Schalter links an der Seite trennt Mikrofon, Kameras und jeden Funk vom Strom.",
      body: [
        ...paragraphs(
          "Schieben Sie ihn, und Mikrofon, Kameras und Funk sind stromlos, was auch immer das System oder eine App davon hält. Es ist Hardware, ein Draht und keine Einstellung: Keine Software kann sie wieder einschalten.",
        ),
        list(
          "unordered",
          "**Aus:** Mikrofon, alle Kameras, Mobilfunk, WLAN, Bluetooth, NFC und Satellitenortung.",
          "**Geht weiterhin:** alles, was auf dem Telefon gespeichert ist, Notizen, Bilder, der Wecker und der USB-C-Anschluss.",
          "**Geht währenddessen nicht:** Anrufe, auch Notrufe. Schieben Sie dafür zuerst den Schalter zurück.",
        ),
        ...paragraphs(
          "Auf dem Sperrbildschirm steht «Sensoren aus». Schieben Sie den Schalter zurück, und das Telefon ist nach wenigen Sekunden wieder erreichbar; was inzwischen gesendet wurde, kommt dann an.",
          "Am roten Wren One ist dieser Datenschutzschalter weiss, an allen anderen Telefonen rot.",
        ),
      ],
    },
  },
  {
    slug: "no-network",
    category: "phone",
    isFaq: false,
    related: ["privacy-switch", "insert-sim", "factory-reset", "contact-form"],
    en: {
      title: "There is no network, and the camera stays black. Is it broken?",
      summary: "Usually it is the privacy switch; if not, restart the phone and check the SIM.",
      body: [
        ...paragraphs(
          "Look at the lock screen. If it says that the sensors are off, the [privacy switch](/support/kb/privacy-switch) on the left side is the reason. Slide it back, and reception returns within seconds.",
        ),
        heading(3, "If the switch is not the reason"),
        list(
          "ordered",
          "Switch the phone off and on once.",
          "Open Settings, then SIM. If no operator is shown, take the card out and put it in again.",
          "Try the SIM in another phone. If there is no signal there either, your operator can help.",
          "If only the internet is missing, switch the [VPN](/support/kb/set-up-vpn) off for a moment: while its server is away, all traffic waits.",
          "If only Wi-Fi is missing, let the phone forget the network and enter the password again.",
        ),
        ...paragraphs(
          "If none of this helps, [write to us](/support/contact) and say which of the steps you have tried.",
        ),
      ],
    },
    de: {
      title: "Kein Netz, und die Kamera bleibt schwarz. Ist es kaputt?",
      summary: "Meist liegt es am Schalter an der Seite; sonst helfen ein Neustart und ein Blick auf die SIM.",
      body: [
        ...paragraphs(
          "Sehen Sie auf den Sperrbildschirm. Steht dort, dass die Sensoren aus sind, liegt es am [Schalter](/support/kb/privacy-switch) links an der Seite. Schieben Sie ihn zurück, und nach wenigen Sekunden haben Sie wieder Empfang.",
        ),
        heading(3, "Wenn es nicht am Schalter liegt"),
        list(
          "ordered",
          "Schalten Sie das Telefon einmal aus und wieder ein.",
          "Öffnen Sie Einstellungen, dann SIM. Steht dort kein Anbieter, nehmen Sie die Karte heraus und legen Sie sie wieder ein.",
          "Versuchen Sie die SIM in einem anderen Telefon. Fehlt das Signal auch dort, hilft Ihr Anbieter weiter.",
          "Fehlt nur das Internet, schalten Sie das [VPN](/support/kb/set-up-vpn) kurz aus: Solange sein Server weg ist, wartet der ganze Verkehr.",
          "Fehlt nur das WLAN, lassen Sie das Telefon das Netz vergessen und geben Sie das Passwort neu ein.",
        ),
        ...paragraphs(
          "Hilft nichts davon, [schreiben Sie uns](/support/contact) und nennen Sie die Schritte, die Sie versucht haben.",
        ),
      ],
    },
  },
  {
    slug: "forgotten-passcode",
    category: "phone",
    isFaq: false,
    related: ["factory-reset", "restore-backup", "lost-nest-key"],
    en: {
      title: "I have forgotten my passcode. Can you unlock the phone?",
      summary: "No, and nobody else can. You can erase the phone and restore a backup.",
      body: [
        ...paragraphs(
          "No, and nobody else can. The passcode, the PIN of the lock screen, is part of the key that encrypts the phone; without it there is nothing to read, for us as for a thief. After several wrong tries the phone makes you wait, longer each time. The waiting ends and erases nothing, so calmly try what it might have been.",
          "If it does not come back to you, erase the phone and start again:",
        ),
        list(
          "ordered",
          "Switch it off. Then hold the button on the right and “volume down” together for ten seconds.",
          "Choose “Erase phone” and confirm twice.",
          "Set it up as on the first day. With a [Nest Key](/shop/nest-key) or a backup on your own computer you [restore](/support/kb/restore-backup) what was on it.",
        ),
        ...paragraphs(
          "Without either, the content is gone. The PIN of your SIM is another matter: your operator has a PUK for it.",
        ),
      ],
    },
    de: {
      title: "Ich habe meinen Code vergessen. Können Sie das Telefon entsperren?",
      summary: "Nein, und auch sonst niemand. Sie können das Telefon löschen und ein Backup wiederherstellen.",
      body: [
        ...paragraphs(
          "Nein, und auch sonst niemand. Der Code, also die PIN der Bildschirmsperre, gehört zum Schlüssel, der das Telefon verschlüsselt; auf einem gesperrten Handy gibt es ohne ihn nichts zu lesen, für uns so wenig wie für einen Dieb. Nach mehreren falschen Versuchen müssen Sie warten, jedes Mal länger. Das Warten geht vorbei, und gelöscht wird dadurch nichts: Versuchen Sie also in Ruhe, was es gewesen sein könnte.",
          "Fällt er Ihnen nicht mehr ein, löschen Sie das Telefon und beginnen neu:",
        ),
        list(
          "ordered",
          "Schalten Sie es aus. Halten Sie dann die Taste rechts und «leiser» zusammen zehn Sekunden gedrückt.",
          "Wählen Sie «Telefon löschen» und bestätigen Sie zweimal.",
          "Richten Sie es ein wie am ersten Tag. Mit einem [Nest Key](/shop/nest-key) oder einem Backup auf dem eigenen Computer [stellen Sie wieder her](/support/kb/restore-backup), was darauf war.",
        ),
        ...paragraphs(
          "Haben Sie beides nicht, ist der Inhalt weg. Die PIN Ihrer SIM ist etwas anderes: Dafür hat Ihr Anbieter einen PUK.",
        ),
      ],
    },
  },
  {
    slug: "factory-reset",
    category: "phone",
    isFaq: false,
    related: ["forgotten-passcode", "restore-backup", "return-goods", "repair-and-warranty"],
    en: {
      title: "Erase the phone and reset it to factory settings",
      summary: "Before you sell, return or send in a phone: back up, wipe it, and take out the SIM.",
      body: [
        ...paragraphs(
          "Erasing throws away the key that encrypts the phone. It takes seconds, and afterwards nobody can bring the content back, neither you nor we.",
        ),
        list(
          "ordered",
          "Make a backup, [to the nest](/support/kb/set-up-nest) or by cable to your computer, if you want to keep anything.",
          "Open Settings, then System, and choose “Erase phone”.",
          "Enter your passcode and confirm.",
          "Take out the SIM. An eSIM is erased too, unless you choose to keep it; your operator can issue it again.",
        ),
        ...paragraphs(
          "The phone starts again as it came out of the box. The nest, the subscription and its numbers stay as they are. If you pass the phone on for good, pass on the card too, or [have the nest erased](/support/kb/leave-nest) first.",
          "If you cannot get past the lock screen, [this way](/support/kb/forgotten-passcode) leads there as well.",
        ),
      ],
    },
    de: {
      title: "Das Telefon löschen und auf Werkseinstellungen zurücksetzen",
      summary: "Vor Verkauf, Rückgabe oder Reparatur: Backup machen, löschen, SIM herausnehmen.",
      body: [
        ...paragraphs(
          "Beim Löschen wirft das Telefon den Schlüssel weg, mit dem es verschlüsselt ist. Das dauert Sekunden, und danach holt niemand den Inhalt zurück, weder Sie noch wir.",
        ),
        list(
          "ordered",
          "Machen Sie ein Backup, [ins Nest](/support/kb/set-up-nest) oder per Kabel auf Ihren Computer, wenn Sie etwas behalten wollen.",
          "Öffnen Sie Einstellungen, dann System, und wählen Sie «Telefon löschen».",
          "Geben Sie Ihren Code ein und bestätigen Sie.",
          "Nehmen Sie die SIM heraus. Eine eSIM wird mitgelöscht, ausser Sie wollen sie behalten; Ihr Anbieter kann sie neu ausstellen.",
        ),
        ...paragraphs(
          "Das Telefon startet wieder so, wie es aus der Schachtel kam. Das Nest bleibt unberührt, Abo und Nummern bleiben bestehen. Geben Sie das Telefon für immer weiter, geben Sie auch die Karte mit, oder lassen Sie vorher [das Nest löschen](/support/kb/leave-nest).",
          "Kommen Sie nicht an der Bildschirmsperre vorbei, führt [dieser Weg](/support/kb/forgotten-passcode) ebenfalls dorthin.",
        ),
      ],
    },
  },
  {
    slug: "battery-life",
    category: "phone",
    isFaq: false,
    related: ["charging", "repair-and-warranty", "get-updates"],
    en: {
      title: "The battery runs down quickly. What can I do?",
      summary: "What is normal for each phone, how to find the app that drains it, and when it is a fault.",
      body: [
        ...paragraphs(
          "In ordinary use Wren Mini lasts a day, Wren One a day and a half and Wren Slate two days. In the first days after the set-up it is less: the phone sorts pictures and fills the nest.",
        ),
        list(
          "ordered",
          "Open Settings, then Battery. The list shows what has used power since the last charge.",
          "If an Android app is at the top, tap it and choose “Only while open”. It then sleeps in the background.",
          "If it is the mobile network, reception is poor where you are. Wi-Fi uses less, and with the [privacy switch](/support/kb/privacy-switch) the radios use nothing at all.",
          "Lower the brightness, or choose the dark mode: on these screens black costs no power.",
          "Install waiting [updates](/support/kb/get-updates).",
        ),
        ...paragraphs(
          "Under “Condition” the same page shows how much of its original capacity the battery has left. If it is below 80 % within two years, that is more than normal wear, and the [warranty](/support/kb/repair-and-warranty) applies.",
        ),
      ],
    },
    de: {
      title: "Der Akku ist schnell leer. Was kann ich tun?",
      summary: "Was bei welchem Telefon normal ist, wie Sie die App finden, die zehrt, und wann es ein Mangel ist.",
      body: [
        ...paragraphs(
          "Bei gewöhnlichem Gebrauch hält Wren Mini einen Tag, Wren One anderthalb und Wren Slate zwei Tage durch. In den ersten Tagen nach dem Einrichten ist es weniger: Das Telefon ordnet Bilder und füllt das Nest.",
        ),
        list(
          "ordered",
          "Öffnen Sie Einstellungen, dann Akku. Die Liste zeigt, was seit dem letzten Laden Strom verbraucht hat.",
          "Steht eine Android-App zuoberst, tippen Sie darauf und wählen Sie «Nur wenn geöffnet». Im Hintergrund schläft sie dann.",
          "Ist es das Mobilfunknetz, haben Sie schlechten Empfang. WLAN braucht weniger, und mit dem [Schalter](/support/kb/privacy-switch) braucht der Funk gar nichts.",
          "Stellen Sie den Bildschirm dunkler, oder wählen Sie die dunkle Darstellung: Schwarz kostet hier keinen Strom.",
          "Installieren Sie wartende [Updates](/support/kb/get-updates).",
        ),
        ...paragraphs(
          "Unter «Zustand» zeigt dieselbe Seite, wie viel von der anfänglichen Kapazität der Batterie übrig ist. Sind es innert zwei Jahren weniger als 80 %, ist das mehr als normale Abnützung, und die [Garantie](/support/kb/repair-and-warranty) gilt.",
        ),
      ],
    },
  },
  {
    slug: "charging",
    category: "phone",
    isFaq: false,
    related: ["battery-life", "no-network", "repair-and-warranty"],
    en: {
      title: "Charge the phone, and what to do when it does not charge",
      summary: "Any USB-C charger works, up to 30 W; cable, socket and lint are the usual suspects.",
      body: [
        ...paragraphs(
          "Any charger with USB-C will do. The phone takes up to 30 W; with [ours](/shop/charger) half a charge takes about 25 minutes for Wren Mini, 30 for Wren One and 40 for Wren Slate. There is no wireless charging.",
          "While the phone is locked, the socket charges and does nothing else. At a public charging point you need not worry about your files.",
        ),
        heading(3, "If it does not charge, or only slowly"),
        list(
          "ordered",
          "Try another cable and another wall socket. A computer gives little power.",
          "Look into the phone's socket with a light. Remove lint with a wooden toothpick, with the phone switched off.",
          "If the phone is warm or very cold, wait. Below 0 and above 45 degrees it refuses to charge.",
          "If it was completely empty, leave it connected for half an hour before you switch it on.",
          "If the screen says “Moisture”, unplug and let it dry. It withstands splashes, but it does not swim.",
        ),
        ...paragraphs("If nothing helps, it is probably a [case for repair](/support/kb/repair-and-warranty)."),
      ],
    },
    de: {
      title: "Das Telefon laden, und was tun, wenn es nicht lädt",
      summary: "Jedes USB-C-Ladegerät geht, bis 30 W; meist liegt es an Kabel, Steckdose oder Staub im Anschluss.",
      body: [
        ...paragraphs(
          "Jedes Ladegerät mit USB-C genügt. Das Telefon nimmt bis zu 30 W auf; mit [unserem](/shop/charger) ist Wren Mini nach etwa 25 Minuten halb aufgeladen, Wren One nach 30 und Wren Slate nach 40. Kabelloses Laden gibt es nicht.",
          "Ist das Telefon gesperrt, lädt der Anschluss und tut sonst nichts. An einer öffentlichen Ladestation brauchen Sie um Ihre Dateien nicht zu fürchten.",
        ),
        heading(3, "Wenn es nicht oder nur langsam lädt"),
        list(
          "ordered",
          "Versuchen Sie ein anderes Kabel und eine andere Steckdose. Ein Computer liefert wenig Strom.",
          "Leuchten Sie in den Anschluss des Telefons. Fusseln entfernen Sie bei ausgeschaltetem Telefon mit einem Zahnstocher aus Holz.",
          "Ist das Telefon warm oder sehr kalt, warten Sie. Unter 0 und über 45 Grad lädt es nicht.",
          "War es ganz leer, lassen Sie es eine halbe Stunde am Ladekabel, bevor Sie es einschalten.",
          "Steht «Feuchtigkeit» auf dem Bildschirm, ziehen Sie das Kabel heraus und lassen Sie das Telefon trocknen. Spritzwasser verträgt es, schwimmen kann es nicht.",
        ),
        ...paragraphs("Hilft nichts, ist es vermutlich ein [Fall für die Reparatur](/support/kb/repair-and-warranty)."),
      ],
    },
  },
];
