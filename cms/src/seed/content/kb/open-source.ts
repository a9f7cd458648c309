import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const openSource: KbEntry[] = [
  {
    slug: "open-source",
    category: "privacy-and-security",
    isFaq: false,
    related: ["verify-download", "report-security-problem", "no-tracking"],
    en: {
      title: "Is WrenOS open source? Where is the source code?",
      summary: "Yes: the system, the modules and this site are public, and anybody can build and compare them.",
      body: [
        ...paragraphs(
          "Yes. The source code of WrenOS, of its modules, of the tools and of this website is public. You need not believe what we say about them: you can read it, or ask somebody who can.",
        ),
        list(
          "unordered",
          "**Licence:** our own code is free software under the MIT licence; the Linux kernel keeps the GPL. Every repository names its licence.",
          "**Repositories:** the archives of each version are under [files](/support/files), signed, with the whole history in git.",
          "**Reproducible builds:** whoever builds a version from source gets the same bytes as we do. How to compare them for this site is described under [trust](/trust).",
          "**What is not open:** the firmware of the modem, as in every phone. It has no access to the memory of the system.",
        ),
        heading(3, "Who has looked at it"),
        ...paragraphs(
          "An independent laboratory audits the code before every large version, and its report lies beside the release, with what it criticised. If you find something yourself, [report it](/support/kb/report-security-problem); patches from developers are welcome too.",
        ),
      ],
    },
    de: {
      title: "Ist WrenOS Open Source? Wo ist der Quellcode?",
      summary:
        "Ja: System, Module und diese Website sind öffentlich, und alle können sie selbst bauen und vergleichen.",
      body: [
        ...paragraphs(
          "Ja. Der Quellcode von WrenOS, seinen Modulen, den Werkzeugen und dieser Website ist öffentlich. Sie müssen uns nichts glauben: Sie können den Quelltext einsehen oder jemanden fragen, der ihn lesen kann.",
        ),
        list(
          "unordered",
          "**Lizenz:** Unser eigener Code ist freie Software unter der MIT-Lizenz; der Linux-Kernel behält die GPL. Jedes Verzeichnis nennt seine Lizenz.",
          "**Repositorys:** Die Archive jeder Version liegen unter [Dateien](/support/files), signiert und mit der ganzen Geschichte in Git.",
          "**Reproduzierbare Builds:** Wer eine Version aus dem Quellcode selbst baut, erhält dieselben Bytes wie wir. Wie man das für diese Website vergleicht, steht unter [Vertrauen](/trust).",
          "**Nicht offen** ist die Firmware des Modems, wie in jedem Telefon. Auf den Speicher des Systems hat sie keinen Zugriff.",
        ),
        heading(3, "Wer ihn geprüft hat"),
        ...paragraphs(
          "Ein unabhängiges Labor prüft den Code vor jeder grossen Version (Audit); sein Bericht liegt bei der Version, samt dem, was es bemängelt hat. Finden Sie selbst etwas, [melden Sie es](/support/kb/report-security-problem); auch Patches von Entwicklerinnen und Entwicklern sind willkommen.",
        ),
      ],
    },
  },
];
