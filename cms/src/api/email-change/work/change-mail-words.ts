import { CONFIRMATION_HOURS, GUARD_DAYS, UNDO_DAYS } from "@wren/domain";

/**
 * To the new address: the link, that it is in use, that it no longer is, or that it was so already. To the old one:
 * that a change was asked for and how to stop it, or, while the address is guarded, how to allow it; that it was changed,
 * and how to undo that.
 */
export type ChangeMailKind = "confirm" | "in-use" | "undone" | "same" | "asked" | "allow" | "changed";

/** Texts of one language. A language that lacks one does not compile. */
export type ChangeMailWords = {
  greeting: string;
  mails: Record<ChangeMailKind, { title: string; tell: (phone: string) => string[]; action: string; after: string[] }>;
  questions: { lead: string; label: string };
};

export const en: ChangeMailWords = {
  greeting: "Hello",
  mails: {
    confirm: {
      title: "Confirm your new e-mail address",
      tell: () => [
        "Somebody, we hope you, wants notices about a Wren subscription to go to this address.",
        `Open this page and press the button. The link works for ${String(CONFIRMATION_HOURS)} hours.`,
      ],
      action: "Confirm the new address",
      after: ["Not you? Then do nothing: without the button nothing changes, and we forget this address."],
    },
    "in-use": {
      title: "This is now your contact address",
      tell: (phone) => [
        `Notices about your phone's subscription (mobile ID ending in ${phone}) now go to this address.`,
        `We have told the old address that it was replaced, but not by which one. It can undo the change for ${String(UNDO_DAYS)} days.`,
      ],
      action: "Go to support",
      after: [],
    },
    undone: {
      title: "The change of address was undone",
      tell: (phone) => [
        `Notices about your phone's subscription (mobile ID ending in ${phone}) no longer go to this address. The change was undone from the old address.`,
        `For ${String(GUARD_DAYS)} days only the old mailbox can allow a change. If you cannot read it, write to us: we hear both sides.`,
      ],
      action: "Write to support",
      after: [],
    },
    same: {
      title: "This is already your contact address",
      tell: (phone) => [
        `Somebody, we hope you, wants notices about your phone's subscription (mobile ID ending in ${phone}) to go to this address. They already do, so nothing has changed.`,
      ],
      action: "Go to support",
      after: ["Not you? Then somebody knows your mobile ID or nest ID. Please write to us."],
    },
    asked: {
      title: "Somebody wants to change your contact address",
      tell: (phone) => [
        `Somebody, we hope you, wants notices about your phone's subscription (mobile ID ending in ${phone}) to go to another address. Nothing has changed yet: that takes a confirmation from the new mailbox.`,
        "If it was you, there is nothing to do here.",
        `If it was not you, stop it. Then only this mailbox can allow a change for ${String(GUARD_DAYS)} days:`,
      ],
      action: "Stop the change",
      after: [`Once the address has changed, the same link undoes it for ${String(UNDO_DAYS)} days.`],
    },
    allow: {
      title: "Allow another contact address?",
      tell: (phone) => [
        `Somebody, we hope you, wants notices about your phone's subscription (mobile ID ending in ${phone}) to go to another address. A change was stopped or undone from this mailbox within the last ${String(GUARD_DAYS)} days, so only you can allow it.`,
        `Was it you? Then open this page and press the button. The link works for ${String(CONFIRMATION_HOURS)} hours.`,
      ],
      action: "See the new address",
      after: ["Not you? Then do nothing: without the button nothing changes."],
    },
    changed: {
      title: "Your contact address was changed",
      tell: (phone) => [
        `Notices about your phone's subscription (mobile ID ending in ${phone}) now go to another address. It was entered on our site with your mobile ID or nest ID, and confirmed from the new mailbox.`,
        "If it was you, there is nothing to do. After seven days we forget this address.",
        `If it was not you, undo the change within ${String(UNDO_DAYS)} days:`,
      ],
      action: "Undo the change",
      after: [
        "Then please write to us, because somebody knows your mobile ID or nest ID. Nobody can read your nest with these numbers.",
      ],
    },
  },
  questions: { lead: "Questions? Write to us.", label: "Write to support" },
};

export const de: ChangeMailWords = {
  greeting: "Guten Tag",
  mails: {
    confirm: {
      title: "Bestätigen Sie Ihre neue E-Mail-Adresse",
      tell: () => [
        "Jemand, hoffentlich Sie selbst, möchte Mitteilungen zu einem Abo von Wren künftig an dieser Adresse erhalten.",
        `Öffnen Sie diese Seite und drücken Sie den Knopf. Der Link gilt ${String(CONFIRMATION_HOURS)} Stunden.`,
      ],
      action: "Neue Adresse bestätigen",
      after: [
        "Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne den Knopf ändert sich nichts, und wir vergessen diese Adresse.",
      ],
    },
    "in-use": {
      title: "Das ist jetzt Ihre Kontaktadresse",
      tell: (phone) => [
        `Mitteilungen zum Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) gehen ab jetzt an diese Adresse.`,
        `Der bisherigen Adresse haben wir gemeldet, dass sie geändert wurde, aber nicht, wie die neue lautet. Von dort aus lässt sich die Änderung ${String(UNDO_DAYS)} Tage lang rückgängig machen.`,
      ],
      action: "Zum Support",
      after: [],
    },
    undone: {
      title: "Die Änderung der Adresse wurde rückgängig gemacht",
      tell: (phone) => [
        `Mitteilungen zum Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) gehen nicht mehr an diese Adresse. Die Änderung wurde von der bisherigen Adresse aus rückgängig gemacht.`,
        `Eine Änderung kann nun ${String(GUARD_DAYS)} Tage lang nur das bisherige Postfach erlauben. Können Sie es nicht lesen, schreiben Sie uns: Wir hören beide Seiten an.`,
      ],
      action: "An den Support schreiben",
      after: [],
    },
    same: {
      title: "Das ist bereits Ihre Kontaktadresse",
      tell: (phone) => [
        `Jemand, hoffentlich Sie selbst, möchte Mitteilungen zum Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) an dieser Adresse erhalten. Das ist schon so; es wurde nichts geändert.`,
      ],
      action: "Zum Support",
      after: ["Das waren nicht Sie? Dann kennt jemand Ihre Mobile-ID oder Nest-ID. Bitte schreiben Sie uns."],
    },
    asked: {
      title: "Jemand möchte Ihre Kontaktadresse ändern",
      tell: (phone) => [
        `Jemand, hoffentlich Sie selbst, möchte Mitteilungen zum Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) an eine andere Adresse leiten. Noch ist nichts geändert: Erst ein Knopf im neuen Postfach ändert sie.`,
        "Waren Sie es selbst, ist hier nichts zu tun.",
        `Waren Sie es nicht, halten Sie die Änderung auf. Dann kann ${String(GUARD_DAYS)} Tage lang nur dieses Postfach eine Änderung erlauben:`,
      ],
      action: "Änderung aufhalten",
      after: [`Ist die Adresse schon geändert, macht derselbe Link das ${String(UNDO_DAYS)} Tage lang rückgängig.`],
    },
    allow: {
      title: "Eine andere Kontaktadresse erlauben?",
      tell: (phone) => [
        `Jemand, hoffentlich Sie selbst, möchte Mitteilungen zum Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) an eine andere Adresse leiten. In den letzten ${String(GUARD_DAYS)} Tagen wurde von diesem Postfach aus eine Änderung aufgehalten oder rückgängig gemacht; deshalb können nur Sie es erlauben.`,
        `Waren Sie es selbst? Dann öffnen Sie diese Seite und drücken Sie den Knopf. Der Link gilt ${String(CONFIRMATION_HOURS)} Stunden.`,
      ],
      action: "Neue Adresse ansehen",
      after: ["Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne den Knopf ändert sich nichts."],
    },
    changed: {
      title: "Ihre Kontaktadresse wurde geändert",
      tell: (phone) => [
        `Mitteilungen zum Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) gehen ab jetzt an eine andere Adresse. Sie wurde auf unserer Website mit Ihrer Mobile-ID oder Nest-ID angegeben und aus dem neuen Postfach bestätigt.`,
        "Waren Sie es selbst, ist nichts zu tun. Nach sieben Tagen vergessen wir diese Adresse.",
        `Waren Sie es nicht, machen Sie die Änderung innerhalb von ${String(UNDO_DAYS)} Tagen rückgängig:`,
      ],
      action: "Änderung rückgängig machen",
      after: [
        "Schreiben Sie uns bitte danach, denn jemand kennt Ihre Mobile-ID oder Nest-ID. Lesen kann mit diesen Nummern niemand in Ihrem Nest.",
      ],
    },
  },
  questions: { lead: "Fragen? Schreiben Sie uns.", label: "An den Support schreiben" },
};
