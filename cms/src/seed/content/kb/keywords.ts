import type { Locale } from "@wren/domain";

/** Words that people search with and that the article itself does not use. */
export const kbKeywords: Record<string, Record<Locale, string>> = {
  "first-start": {
    en: "getting started, unboxing, unpack, quick start, first steps, activate, initial configuration, beginner, newcomer, user manual, instructions, just arrived, wizard, sign up, register",
    de: "auspacken, loslegen, Inbetriebnahme, Erste Schritte, aktivieren, Ersteinrichtung, starten, anmachen, Anfänger, Einsteiger, Bedienungsanleitung, Gebrauchsanweisung, Natel, konfigurieren, Einrichtungsassistent, Startanleitung, registrieren, frisch gekauft",
  },
  "verify-phone": {
    en: "authentic, counterfeit, fake, original, real, manipulated, intercepted, compromised, hacked, backdoor, malware preinstalled, integrity, attestation, trust, opened package, second hand, supply chain, verified boot, bootloader",
    de: "Fälschung, gefälscht, Original, Echtheit, authentisch, Nachbau, gehackt, Hintertür, kompromittiert, abgefangen, Integrität, vorinstallierte Schadsoftware, geöffnet, aufgebrochen, Occasion, gebraucht gekauft, vertrauenswürdig, Echtheitsprüfung",
  },
  "insert-sim": {
    en: "dual SIM, sim slot, sim tool, eject, paperclip, needle, carrier, provider, Swisscom, Sunrise, Salt, Vodafone, Telekom, keep my number, porting, phone contract, unlocked, simlock, prepaid",
    de: "Dual-SIM, SIM-Slot, Schublade, Büroklammer, Nadel, einsetzen, Swisscom, Sunrise, Salt, Vodafone, Telekom, Provider, Rufnummer mitnehmen, Handyvertrag, Simlock, Prepaid, Zweitkarte, aktivieren, Tarif",
  },
  "move-from-android": {
    en: "migrate, switch from, sync, import, photos, address book, phonebook, Google account, Google contacts, Google Photos, Huawei, Xiaomi, OnePlus, Motorola, Galaxy, WhatsApp chats, SMS history, old device, data migration",
    de: "umziehen, Umzug, Datenübernahme, migrieren, rüberkopieren, Fotos, Adressbuch, Telefonbuch, importieren, Google-Konto, Google-Kontakte, Google Fotos, Huawei, Xiaomi, Galaxy, wechseln, synchronisieren, WhatsApp-Verlauf, Datentransfer, altes Handy",
  },
  "move-from-iphone": {
    en: "migrate, switch from Apple, iOS, iPad, Apple ID, sync, import, photos library, address book, FaceTime, AirDrop, copy data, WhatsApp chats, leave Apple, camera roll, iTunes, adapter, transfer",
    de: "umziehen, wechseln von Apple, iOS, iPad, Apple-ID, Datenübernahme, migrieren, rüberkopieren, Fotomediathek, Adressbuch, Telefonbuch, importieren, synchronisieren, FaceTime, AirDrop, iTunes, WhatsApp-Verlauf, Adapter, Datentransfer",
  },
  "privacy-switch": {
    en: "slider, button on the side, toggle, mute, airplane mode, flight mode, offline, eavesdropping, wiretap, listen in, bugged, mic off, disable GPS, disconnect, webcam, spying, untraceable, 112",
    de: "Schieber, Schiebeschalter, Knopf, Kippschalter, Kill Switch, Hardwareschalter, Flugmodus, offline, abhören, Lauschangriff, mithören, Wanze, stummschalten, Mikro, GPS, Kamera deaktivieren, Privatsphäre, unauffindbar, 112, Killswitch",
  },
  "no-network": {
    en: "no service, no signal bars, offline, cannot call, no connection, dead zone, emergency calls only, WLAN, cellular, black picture, nobody hears me, mic not working, no GPS, cannot connect, Bluetooth",
    de: "keine Verbindung, offline, keine Balken, Funkloch, nur Notruf, kann nicht telefonieren, WiFi, Mikrofon geht nicht, niemand hört mich, GPS, schwarzes Bild, verbindet nicht, Bluetooth",
  },
  "forgotten-passcode": {
    en: "locked out, password, pattern, fingerprint, face unlock, wrong code, too many attempts, bypass, crack, reset PIN, disabled, cannot log in, inheritance, deceased, police, lost code, remember",
    de: "ausgesperrt, Passwort, Entsperrcode, Sperrcode, Muster, Fingerabdruck, Gesichtserkennung, zu viele Fehlversuche, knacken, umgehen, PIN zurücksetzen, komme nicht rein, Erbe, verstorben, Polizei, Geheimzahl, aufsperren, Zahlencode, nicht mehr wissen",
  },
  "factory-reset": {
    en: "hard reset, format, delete everything, clean, start over, fresh start, restore defaults, resell, second hand, give away, gift, recycle, dispose, hand down, remove all data, reinstall, frozen, crash, hangs",
    de: "Reset, formatieren, alles löschen, Werksreset, Hard Reset, plattmachen, verkaufen, verschenken, Occasion, Ricardo, entsorgen, Recycling, weitergeben, neu aufsetzen, Auslieferungszustand, eingefroren, abgestürzt, hängt, Neuanfang, Daten vernichten",
  },
  "battery-life": {
    en: "drain, dies fast, empty, standby, power saving, low battery, runtime, hours, replace battery, new battery, hot, overheating, battery health, endurance, weak, discharges overnight, consumption, mAh, percent",
    de: "entlädt sich, Laufzeit, Akkulaufzeit, Standby, Stromsparen, Energiesparmodus, Stromfresser, Akku tauschen, Akku ersetzen, schwach, heiss, überhitzt, hält nicht lange, Verbrauch, über Nacht leer, mAh, Akkuzustand, Prozent, geht aus",
  },
  charging: {
    en: "power adapter, plug, Qi, MagSafe, quick charge, fast charging, power bank, wet, water damage, fell into water, waterproof, IP68, dirty port, loose, overheating, juice jacking, wattage",
    de: "aufladen, Netzteil, Stecker, Ladebuchse, Schnellladen, induktiv, Qi, MagSafe, Powerbank, nass, Wasserschaden, ins Wasser gefallen, WC, wasserdicht, IP68, wackelt, Dreck, Netzstecker",
  },
  "phone-does-not-start": {
    en: "won't turn on, power on, black screen, boot loop, bricked, unresponsive, keeps rebooting, no display",
    de: "geht nicht an, geht nicht mehr an, anmachen, schwarzer Bildschirm, Bootschleife, reagiert nicht, fährt nicht hoch",
  },
  "mobile-data-settings": {
    en: "cellular data, tethering, LTE, data plan, data volume, internet settings, mobile internet, bandwidth, slow",
    de: "Mobilfunkdaten, mobiles Internet, Tethering, LTE, Datenpaket, Datentarif, Interneteinstellungen, langsam",
  },
  "get-updates": {
    en: "automatic, OTA, patch, newest, latest, software version, download system, firmware, search for, disable, turn off, manually, over the air, outdated, up to date, notification, night, reboot, data usage",
    de: "automatisch, Aktualisierung, Softwareversion, Firmware, Patch, OTA, neueste, neuster Stand, suchen, ausschalten, deaktivieren, manuell, veraltet, auf dem aktuellen Stand, hochladen, Neustart, Datenverbrauch, Softwareaktualisierung, Upgrade",
  },
  "update-schedule": {
    en: "lifespan, end of life, EOL, how long supported, patches, patch day, interval, frequency, obsolete, old model, monthly, sustainability, durability, guaranteed, free, mandatory, too old, support period, long-term",
    de: "Lebensdauer, Supportdauer, wie lange unterstützt, Patches, Patchday, Rhythmus, Häufigkeit, veraltet, Support-Ende, monatlich, Nachhaltigkeit, langlebig, gratis, kostenlos, Zwang, Pflicht, zu alt, Lebenszyklus, Sicherheitspatch",
  },
  "update-failed": {
    en: "aborted, frozen, hangs, boot loop, black screen, white screen, not enough storage, endless, interrupted, bricked, does not boot, crash, progress bar, cannot download, reboots, halfway, U-03",
    de: "abgebrochen, Fehlermeldung, eingefroren, Bootschleife, schwarzer Bildschirm, weisser Bildschirm, Speicher voll, zu wenig Speicher, endlos, unterbrochen, bleibt stehen, klappt nicht, Absturz, Fortschrittsbalken, gebrickt, Aktualisierung",
  },
  "go-back-a-version": {
    en: "undo, revert, rollback, uninstall, restore old version, bug, regression, worse, slow since, problems after, old system, unhappy, broken since, reinstall, flash, earlier, new design",
    de: "Rollback, Downgraden, deinstallieren, zurücksetzen, vorige, frühere, Bug, langsamer, schlechter, seit dem Update, Fehler nach Update, flashen, wieder entfernen, Aktualisierung rückgängig, gefällt nicht, neues Design, retour",
  },
  "release-notes": {
    en: "what changed, features, fixed bugs, improvements, news, patch notes, novelties, version number, CVE, security bulletin, announcement, known issues, update content",
    de: "Neuigkeiten, Änderungsprotokoll, Änderungsliste, was hat sich geändert, Funktionen, Features, Fehlerbehebungen, Verbesserungen, Patch Notes, Versionsnummer, CVE, bekannte Fehler, Releasenotes",
  },
  "verify-download": {
    en: "hash, checksum mismatch, integrity, authenticity, PGP, public key, ISO, firmware, corrupted, tampered, virus, safe file, md5, terminal, command line, Kleopatra, Gpg4win, key import, validate",
    de: "Hash, Hashwert, Integrität, Echtheit, PGP, öffentlicher Schlüssel, Firmware, Image, beschädigt, manipuliert, Virus, MD5, Terminal, Kommandozeile, Kleopatra, Gpg4win, verifizieren, Checksumme, Fingerprint, Konsole",
  },
  "what-is-the-nest": {
    en: "Google Drive, iCloud, Dropbox, OneDrive, online storage, hosting, server location, Swiss data centre, optional, local backup, meaning, explain, purpose, sync, opt out, multiple devices, gigabyte",
    de: "Google Drive, iCloud, Dropbox, OneDrive, Onlinespeicher, Serverstandort, Rechenzentrum, Schweiz, freiwillig, lokal sichern, Bedeutung, Erklärung, wozu, synchronisieren, Pflicht, mehrere Geräte, Datenspeicher, Gigabyte",
  },
  "set-up-nest": {
    en: "activate, configure, enable, save my photos, sync, upload, automatic, cloud backup, link, connect, pair, how long does upload take, not backing up, security key, register key, secure data, schedule",
    de: "aktivieren, konfigurieren, einschalten, Datensicherung, sichern, synchronisieren, hochladen, Upload, automatisch, Cloud-Backup, koppeln, verbinden, sichert nicht, Sicherheitsschlüssel, speichern, Fotos hochladen, lädt nicht hoch",
  },
  "nest-full": {
    en: "out of space, storage almost full, no more room, quota, memory full, exceeded, clean up, limit reached, trash, recycle bin, remove duplicates, upload stopped, run out, capacity, gigabytes",
    de: "Speicher voll, kein Platz mehr, Speicherplatz, Limite erreicht, Kontingent, überfüllt, freigeben, ausmisten, entrümpeln, Papierkorb, Duplikate, lädt nicht mehr hoch, reicht nicht, Kapazität, Gigabyte, Speicher knapp, Meldung",
  },
  "extend-storage": {
    en: "upgrade, bigger plan, more gigabytes, terabyte, 1 TB, 2 TB, additional, buy space, enlarge, expand, increase, prorated, cost, downgrade, smaller, pricing, memory, microSD, SD card, capacity",
    de: "upgraden, mehr Gigabyte, Terabyte, 1 TB, 2 TB, zusätzlich, dazukaufen, aufstocken, vergrössern, erhöhen, anteilig, Kosten, Tarif, verkleinern, wie teuer, Aufpreis, Speicherplatz kaufen, SD-Karte, Upgrade, Kapazität",
  },
  "share-from-nest": {
    en: "collaborate, invite, friends, spouse, partner, children, family sharing, public url, guest access, revoke, holiday photos, WeTransfer, AirDrop, gallery, view only, unshare",
    de: "freigeben, gemeinsam, Fotos schicken, einladen, Freunde, Partner, Kinder, Familienfreigabe, Link verschicken, Gastzugang, widerrufen, Ferienfotos, Urlaubsbilder, WeTransfer, AirDrop, Galerie, zusammen nutzen, Zugriff entziehen, weitergeben",
  },
  "nest-encryption": {
    en: "zero knowledge, E2E, privacy, confidential, government, police, court order, surveillance, warrant, employees, access, hacker, data leak, breach, secure, snoop, secret services, NSA, AES, metadata",
    de: "Zero Knowledge, E2E, Privatsphäre, vertraulich, Polizei, Staat, Gericht, Überwachung, Mitarbeiter, Zugriff, Hacker, Datenleck, sicher, mitlesen, Geheimdienst, einsehen, AES, Metadaten, Staatsanwaltschaft, spionieren",
  },
  "restore-backup": {
    en: "recover, recovery, get back, new device, retrieve photos, replacement, data gone, lost data, import, reinstall, after reset, download backup, rescue, transfer to new Wren, deleted pictures, switch device, migrate, undelete",
    de: "zurückholen, retten, Rücksicherung, einspielen, Daten weg, Datenverlust, Fotos verschwunden, neues Gerät, Ersatzgerät, Datenrettung, zurückspielen, Restore, nach Reset, umziehen, gelöschte Fotos, Gerätewechsel, rekonstruieren",
  },
  "lost-nest-key": {
    en: "misplaced, cannot find, YubiKey, dongle, USB stick, hardware token, security key, spare, second key, replacement, locked, blocked, broken, washed, duplicate, code, compromised",
    de: "verlegt, finde nicht mehr, YubiKey, Dongle, USB-Stick, Token, Sicherheitsschlüssel, Ersatz, Zweitschlüssel, blockiert, gesperrt, falsche PIN, defekt, gewaschen, Reserve, verschwunden, ersetzen, geklaut, Schlüssel kaputt",
  },
  "lost-phone": {
    en: "theft, robbed, missing, misplaced, find my phone, Find My, tracking, GPS, locate device, police report, IMEI, insurance, burglary, mugged, disappeared, pickpocket, ring, track down, left behind",
    de: "Diebstahl, ausgeraubt, liegen gelassen, verlegt, Handy suchen, Ortung, GPS, wo ist mein Handy, fernlöschen, Fernsperre, Anzeige, Polizei, IMEI, Versicherung, verschwunden, weg, Fundbüro, beklaut, entwendet, Taschendieb",
  },
  "export-from-nest": {
    en: "download, save photos to PC, Mac, external drive, hard disk, USB stick, copy out, move away, zip, extract, transfer to laptop, retrieve, portability, save locally, takeout, VCF, original quality",
    de: "herunterladen, Download, Fotos auf PC, Mac, Laptop, Festplatte, externe, USB-Stick, kopieren, auslagern, speichern, ZIP, mitnehmen, runterladen, lokal, Datenübertragbarkeit, VCF, Originalqualität, rausholen, Export",
  },
  "leave-nest": {
    en: "delete, close account, wipe cloud, terminate, remove permanently, cancel storage, quit, destroy, purge, irrevocable, deletion date, get rid of, clear all, deactivate, death, undo",
    de: "Konto löschen, Cloud löschen, kündigen, auflösen, endgültig, entfernen, vernichten, aufheben, Löschtermin, loswerden, deaktivieren, abmelden, verlassen, unwiderruflich, schliessen, alles weg, Todesfall",
  },
  "set-up-messages": {
    en: "texting, RCS, MMS, group chat, chat app, messenger, Telegram, send picture, green bubble, not delivered, cannot send, verification code, 2FA code, private, secure messaging, safety number, eavesdrop, padlock, receive",
    de: "Kurznachricht, texten, simsen, RCS, MMS, Gruppenchat, Messenger, Telegram, Bild senden, nicht zugestellt, kann nicht senden, Bestätigungscode, 2FA, mTAN, sicher chatten, abhörsicher, Verschlüsselung, empfangen, Vorhängeschloss",
  },
  "set-up-mail": {
    en: "email account, inbox, Yahoo, Bluewin, GMX, Hotmail, Exchange, Office 365, Google Mail, POP3, sync, login failed, wrong password, cannot send, signature, configure, two-factor, incoming server, work email, PGP",
    de: "E-Mail-Konto, Mailkonto, Posteingang, Bluewin, GMX, Web.de, Hotmail, Yahoo, Exchange, Office 365, Google Mail, POP3, abrufen, Anmeldung fehlgeschlagen, kann nicht senden, konfigurieren, Geschäftsmail, Zwei-Faktor, PGP, Posteingangsserver",
  },
  "set-up-browser": {
    en: "Chrome, Firefox, Safari, surfing, internet page, logged out, log in again, ad blocker, tracker, white page, does not load, favourites, password manager, incognito, Google search, video won't play, cookie, homepage, web",
    de: "Chrome, Firefox, Safari, surfen, Internetseite, ausgeloggt, einloggen, Login, Werbeblocker, Adblocker, Tracker, weisse Seite, lädt nicht, Favoriten, Passwortmanager, Inkognito, Google-Suche, Video spielt nicht, Homepage",
  },
  "set-up-vpn": {
    en: "Mullvad, NordVPN, ProtonVPN, OpenVPN, IPsec, anonymous surfing, hide IP, change country, geoblocking, company network, home office, FritzBox, kill switch, captive portal, hotel wifi, no internet, import profile, Netflix",
    de: "Mullvad, NordVPN, ProtonVPN, OpenVPN, anonym surfen, IP verbergen, IP-Adresse verstecken, Land wechseln, Geoblocking, Firmennetz, Homeoffice, FritzBox, Killswitch, Hotel-WLAN, kein Internet, Profil importieren, Netflix, verbindet nicht",
  },
  "android-apps": {
    en: "WhatsApp, Instagram, Facebook, TikTok, Spotify, YouTube, Google Maps, SBB, Netflix, games, Aurora, sandbox, sideload, compatible, download app, microG, Telegram, Signal, uninstall, push",
    de: "WhatsApp, Instagram, Facebook, TikTok, Spotify, YouTube, Google Maps, SBB, Netflix, Spiele, Aurora, Sandbox, kompatibel, herunterladen, microG, Telegram, Signal, Threema, deinstallieren, Push",
  },
  "banking-apps": {
    en: "e-banking, UBS, Raiffeisen, PostFinance, ZKB, Revolut, N26, Wise, Sparkasse, mobile banking, contactless, NFC payment, Apple Pay, wallet, SafetyNet, Play Integrity, login, tap to pay, Yuh, Neon",
    de: "Mobile Banking, Onlinebanking, UBS, Raiffeisen, PostFinance, ZKB, Revolut, Neon, Yuh, N26, Wise, Sparkasse, kontaktlos, NFC, Apple Pay, Bezahlen an der Kasse, Play Integrity, SafetyNet, Bankkonto, pushTAN",
  },
  "app-permissions": {
    en: "access denied, allow, grant, block, GPS, gallery, address book, photos, spying app, sandbox, scope, privacy settings, WhatsApp cannot find contacts, empty list, mic, fake location, internet access, firewall, restrict, navigation",
    de: "Zugriff, erlauben, gewähren, verbieten, Rechte, GPS, Galerie, Adressbuch, Fotos, ausspionieren, Sandbox, Freigabe, WhatsApp findet keine Kontakte, leere Liste, Mikro, falscher Standort, Internetzugriff, Firewall, einschränken, Ortung",
  },
  "renew-subscription": {
    en: "extend, prolong, continue, plan, automatic renewal, auto-renew, standing order, fee, monthly, annual, contract, membership, pay again, how much, expire, top up, licence, reactivate",
    de: "erneuern, weiterführen, Vertrag, automatische Verlängerung, Dauerauftrag, Gebühr, monatlich, jährlich, Mitgliedschaft, Laufzeit, wie teuer, läuft aus, nachzahlen, reaktivieren, Abonnement, Jahresabo, Monatsabo, Kosten, fortsetzen",
  },
  "subscription-ended": {
    en: "cancellation, terminate, quit, unsubscribe, expired, notice period, lapse, not renewed, deadline, data loss, grace period, brick, without plan, run out, forgot to renew, opt out",
    de: "Kündigung, Kündigungsfrist, auslaufen, abgelaufen, beenden, nicht verlängert, Abonnement, abbestellen, Datenverlust, Schonfrist, Nachfrist, ohne Abo, vergessen zu verlängern, Vertragsende, künden, aufhören, Frist",
  },
  "find-my-ids": {
    en: "serial number, IMEI, customer number, login, account number, device number, identification, activation code, licence key, username, thrown away box, M-number",
    de: "Seriennummer, IMEI, Kundennummer, Gerätenummer, Abonummer, Kennung, Kennnummer, Identifikation, Aktivierungscode, Karte weggeworfen, Benutzername, Zugangsdaten, Lizenzschlüssel, Verpackung, Kundenkarte, Kärtchen",
  },
  "id-rejected": {
    en: "invalid, not accepted, not recognised, unknown, typo, incorrect, checksum, too many requests, blocked, rate limit, locked out, zero or O, invalid number, refused, illegible",
    de: "falsch, Fehlermeldung, nicht akzeptiert, nicht erkannt, unbekannt, vertippt, Schreibfehler, inkorrekt, Prüfziffer, gesperrt, blockiert, abgelehnt, Null oder O, existiert nicht, unleserlich, Kennung, verschrieben",
  },
  "change-contact-email": {
    en: "update email, moved provider, edit, modify, contact details, no longer have access, verification, confirmation mail, replace, reminder address, account settings, profile, Gmail, wrong email, switch",
    de: "Mailadresse, neue E-Mail, anpassen, aktualisieren, wechseln, Kontaktdaten, ummelden, kein Zugriff mehr, Bestätigungsmail, Bestätigungslink, hinterlegt, Profil, Benutzerdaten, Gmail, Bluewin, falsche E-Mail, umstellen, Verifizierung",
  },
  "undo-contact-change": {
    en: "hijacked, hacked, takeover, unauthorised, stranger, fraud, stolen account, revert, cancel, security alert, someone else, attacker, not me, reset, suspicious, restore address, rollback",
    de: "gehackt, übernommen, gekapert, unbefugt, Fremder, Betrug, Missbrauch, Kontodiebstahl, widerrufen, zurücksetzen, Sicherheitswarnung, jemand anders, Angreifer, war ich nicht, verdächtig, unerlaubt, Mailadresse",
  },
  "payment-methods": {
    en: "PayPal, Bitcoin, Visa, Mastercard, Amex, Apple Pay, Google Pay, Klarna, bank transfer, wire, IBAN, SEPA, BTC, Ethereum, crypto, voucher, gift card, installments, hire purchase, payment options",
    de: "PayPal, Bitcoin, Visa, Mastercard, Amex, Apple Pay, Google Pay, Klarna, Überweisung, Banküberweisung, IBAN, Einzahlungsschein, QR-Rechnung, Ratenzahlung, Vorkasse, Bargeld, PostFinance, BTC, Krypto, Gutschein",
  },
  "pay-by-card": {
    en: "Visa, Mastercard, Amex, Maestro, rejected, failed, 3D Secure, CVC, not accepted, insufficient funds, charged twice, pending charge, authorisation, prepaid card, Revolut, blocked, transaction cancelled",
    de: "Visa, Mastercard, Amex, Maestro, verweigert, fehlgeschlagen, 3D Secure, CVC, Prüfziffer, nicht akzeptiert, doppelt abgebucht, abgebrochen, gesperrt, Prepaidkarte, Revolut, Kartenlimit, nicht gedeckt, Abbuchung, EC-Karte",
  },
  "pay-with-twint": {
    en: "mobile payment, Swiss payment app, UBS, Raiffeisen, PostFinance, ZKB, euros, dollars, not available, greyed out, cannot select, maximum amount, prepaid, failed, foreign, Germany, too expensive",
    de: "twinten, Bezahl-App, UBS, Raiffeisen, PostFinance, ZKB, Euro, Dollar, nicht verfügbar, ausgegraut, kann nicht wählen, Höchstbetrag, Maximalbetrag, Prepaid, fehlgeschlagen, Handyzahlung, Deutschland, Betragsgrenze, scannen",
  },
  "payment-page-scripts": {
    en: "white screen, white page, empty page, not loading, JS, spinner, endless loading, checkout broken, nothing happens, ad blocker, uBlock, Brave, frozen, Stripe, enable, access denied, blocked, redirect fails",
    de: "weisse Seite, weisser Bildschirm, lädt nicht, JS, lädt ewig, nichts passiert, Werbeblocker, Adblocker, uBlock, Brave, hängt, Stripe, aktivieren, Zugriff verweigert, Weiterleitung klappt nicht, Bezahlseite, blockiert",
  },
  "pay-with-monero": {
    en: "crypto, cryptocurrency, coin, anonymous payment, Bitcoin, BTC, Ethereum, Litecoin, Kraken, Binance, Feather, Cake Wallet, countdown, timer, conversion, subaddress, blockchain, privacy coin, digital money, buy XMR",
    de: "Krypto, Kryptowährung, Coin, anonym bezahlen, Bitcoin, BTC, Ethereum, Litecoin, Kraken, Binance, Feather, Cake Wallet, Wechselkurs, Countdown, Umrechnung, überweisen, Blockchain, digitales Geld, Kryptogeld, XMR kaufen",
  },
  "monero-confirmations": {
    en: "pending, unconfirmed, blockchain, stuck, delay, processing, mempool, XMR transfer, payment not recognised, not detected, still open, status, mining, Kraken",
    de: "ausstehend, hängt, unbestätigt, Blockchain, Verzögerung, nicht erkannt, noch offen, Status, in Bearbeitung, Mempool, XMR, Überweisung, Zahlungseingang, dauert ewig, nicht eingegangen, Kraken, pending",
  },
  "monero-too-little": {
    en: "underpaid, overpaid, underpayment, overpayment, insufficient, wrong amount, remainder, short, partial, refund, surplus, top up, XMR, Kraken, Binance, excess, paid twice, incomplete, transaction cost",
    de: "unterbezahlt, überbezahlt, Unterzahlung, Überzahlung, falscher Betrag, Restbetrag, nachzahlen, Nachzahlung, unvollständig, Rückerstattung, doppelt bezahlt, XMR, Kraken, Binance, Überschuss, Fehlbetrag, Restzahlung, Teilbetrag",
  },
  "monero-late": {
    en: "too late, timed out, timeout, deadline missed, cancelled, overdue, money gone, invalid, session over, debited, charged but no order, sold out, closed, paid anyway, delayed transfer, window",
    de: "zu spät, Timeout, Zeitüberschreitung, Frist verpasst, storniert, annulliert, Geld weg, ungültig, abgebucht, belastet, ausverkauft, Verspätung, verspätet überwiesen, Zeit abgelaufen, geschlossen, Rückerstattung",
  },
  "monero-transaction-id": {
    en: "txid, proof of payment, payment proof, blockchain explorer, not detected, reference, validate, manual confirmation, Feather, Cake Wallet, not recognised, prove, receipt, XMR",
    de: "TXID, Tx-Hash, Tx Key, Zahlungsnachweis, Zahlungsbeleg, beweisen, Nachweis, Blockchain, Explorer, nicht erkannt, Referenz, Feather, Cake Wallet, manuell bestätigen, XMR, belegen",
  },
  "order-as-guest": {
    en: "sign up, create account, login, registration, password, profile, my account, shopping basket, basket empty, checkout, purchase, anonymous, fake name, pseudonym, bulk, maximum quantity, buy, newsletter, under 18",
    de: "anmelden, Login, Registrierung, Benutzerkonto, Account, Profil, Mein Konto, einloggen, Einkaufswagen, Korb leer, Einkauf, Gastbestellung, Pseudonym, falscher Name, Höchstmenge, Grossbestellung, Newsletter",
  },
  "order-link": {
    en: "order history, order status, confirmation email, lost email, did not receive confirmation, my orders, overview, purchase confirmation, URL, reference, not received, resend, login, bookmark, check status",
    de: "Bestellstatus, Bestellübersicht, Bestellbestätigung, Auftragsbestätigung, Auftragsnummer, keine Mail bekommen, meine Bestellungen, Verlauf, Status, URL, erneut senden, Login, Kaufbestätigung, Bestell-ID, Einkäufe",
  },
  "change-order": {
    en: "cancellation, withdraw, revoke, modify, changed my mind, mistake, ordered twice, duplicate, moved house, typo in address, amend, edit, stop, call off, add item, different colour, regret, abort",
    de: "Storno, Stornierung, annullieren, Annullation, widerrufen, Widerruf, abbestellen, abbrechen, anders überlegt, doppelt bestellt, versehentlich, umgezogen, Tippfehler, Hausnummer, korrigieren, ändern, umbestellen, Bestelländerung",
  },
  "return-goods": {
    en: "withdrawal, right of withdrawal, do not like, money-back, RMA, return label, return policy, cooling off, changed my mind, unsatisfied, not happy, wrong size, trial, opened, postage",
    de: "Retoure, retournieren, zurückschicken, Widerruf, Widerrufsrecht, Rückgaberecht, umtauschen, gefällt nicht, nicht zufrieden, Retourenschein, Rücksendeetikett, Geld zurück, Frist, Probezeit, geöffnet, Porto, Rücktritt, Fehlkauf",
  },
  refunds: {
    en: "reimbursement, reimburse, credit, chargeback, payback, repayment, voucher, bank transfer, credited, still waiting, not received, overcharged, charged twice, wallet, compensation, partial",
    de: "Rückzahlung, zurückzahlen, Gutschrift, gutschreiben, Rückvergütung, Kostenerstattung, Gutschein, Überweisung, zurücküberweisen, noch nicht da, doppelt abgebucht, doppelt belastet, Entschädigung, Rückbuchung, Chargeback",
  },
  "invoice-and-vat": {
    en: "bill, tax-free, business, B2B, accounting, bookkeeping, expense, deductible, reverse charge, UID, MWST, proof of purchase, download receipt, employer, reimbursement, excluding VAT, net, GST, duplicate",
    de: "Faktura, Kaufbeleg, Kassenzettel, Umsatzsteuer, UID, Steuer zurück, steuerfrei, Buchhalter, Spesen, absetzen, Vorsteuer, Geschäft, Geschäftskunde, B2B, Unternehmen, netto, herunterladen, Arbeitgeber, Rechnungsadresse, Tax Free",
  },
  "shipping-cost": {
    en: "delivery fee, free shipping, express, which countries, worldwide, Germany, Austria, France, Italy, Europe, America, next day, overnight, same day, pick up, store, DHL, UPS, FedEx, Packstation",
    de: "Liefergebühr, Express, versandkostenfrei, gratis Lieferung, Frankreich, Italien, Europa, Amerika, England, weltweit, selbst abholen, Laden, Filiale, DHL, UPS, A-Post, Packstation, Postfach, Eilsendung, Lieferdauer",
  },
  "track-parcel": {
    en: "package, shipment, delivery status, track and trace, shipped yet, when does it arrive, dispatched, courier, postman, missed delivery, not home, pickup slip, DHL, signature, consignment, in transit, redirect",
    de: "Sendung, Päckli, Lieferstatus, Track and Trace, Tracking, verfolgen, wann kommt, verschickt, versendet, Pöstler, Postbote, verpasst, Abholzettel, nicht daheim, DHL, Unterschrift, Zustelltermin, Trackingnummer, umleiten",
  },
  "import-fees": {
    en: "tariff, taxes, border, clearance, duty free, extra cost, additional charges, surcharge, EU, Germany, Brexit, USA, declaration, hidden costs, DDP, EORI, levy, undervalue, customs clearance, DHL",
    de: "Zollgebühren, Verzollung, Zollkosten, Einfuhrumsatzsteuer, Grenze, Zusatzkosten, Nebenkosten, versteckte Kosten, zollfrei, EU, Deutschland, Österreich, USA, Zollerklärung, Freigrenze, verzollen, DDP, DHL, nachzahlen, Zollamt",
  },
  "country-not-served": {
    en: "delivery unavailable, not deliverable, international, abroad, Brazil, India, China, Russia, Turkey, Israel, South Africa, Mexico, Ukraine, Serbia, Thailand, Dubai, freight forwarder, proxy, friend, missing country",
    de: "nicht lieferbar, Ausland, Brasilien, Indien, China, Russland, Türkei, Israel, Südafrika, Mexiko, Ukraine, Serbien, Thailand, Dubai, Spediteur, Umleitung, Freund, Verwandte, Lieferland fehlt, Embargo",
  },
  "parcel-not-arrived": {
    en: "lost in the post, delayed, delay, disappeared, not received, stolen parcel, stuck, broken on arrival, crushed, wrong item, incomplete, empty box, search request, still waiting, neighbour, complaint, reship, undeliverable",
    de: "verloren gegangen, verschollen, verschwunden, Verspätung, verzögert, nicht erhalten, gestohlen, kaputt angekommen, Transportschaden, zerdrückt, falscher Artikel, unvollständig, leere Schachtel, Nachforschung, Reklamation, Päckli, Retour, unzustellbar",
  },
  "what-we-store": {
    en: "collected, logs, personal information, data protection, tracking, sell data, third parties, profile, privacy policy, GDPR, deleted when, footprint, customer record, recorded, anonymity, period, know about me",
    de: "Datenschutzerklärung, gesammelt, erhoben, Logs, Logfiles, persönliche Angaben, Speicherdauer, Löschfrist, verkaufen, weitergeben, DSGVO, Vorratsdaten, Privatsphäre, Kundendaten, Profil, erfasst, Drittanbieter, aufgezeichnet",
  },
  "erase-my-data": {
    en: "right to be forgotten, access request, DSAR, disclosure, personal information, delete account, removal, forget me, portability, nDSG, privacy rights, object, rectify, close profile, purge, inspect",
    de: "Auskunftsrecht, Auskunftsbegehren, Löschbegehren, Löschantrag, Recht auf Vergessenwerden, Konto löschen, Account löschen, Personendaten, Datenauskunft, einsehen, Einsicht, nDSG, Datenübertragbarkeit, entfernen, Kundenprofil, Widerspruch",
  },
  cookies: {
    en: "consent, cookie notice, popup, tracking, Google Analytics, accept, reject, local storage, opt out, session, ePrivacy, third-party, trackers, dark mode, remember language, clear, pop-up, statistics",
    de: "Einwilligung, Cookie-Hinweis, Popup, Tracking, Google Analytics, akzeptieren, ablehnen, einverstanden, Session, Drittanbieter, Tracker, Dunkelmodus, Analyse, Einwilligungsbanner, Cookiehinweis, Speicherung, zustimmen",
  },
  "tor-and-scripts": {
    en: "darknet, dark web, hidden service, JS, NoScript, Tails, Orbot, anonymous browsing, blocked, uBlock, old browser, text browser, Lynx, proxy, accessible, no scripting, compatibility, mirror",
    de: "Onion, Darknet, Hidden Service, JS, NoScript, Tails, Orbot, anonym surfen, blockiert, gesperrt, uBlock, alter Browser, Textbrowser, Lynx, Proxy, Kompatibilität, Skriptblocker, deaktiviert, ohne Skripts",
  },
  "no-tracking": {
    en: "phone home, surveillance, spyware, eavesdrop, bugged, Google services, location history, usage data, monitoring, wiretap, privacy, diagnostics, ad ID, cell tower, de-googled, track me, collected, logging, listening, followed",
    de: "Überwachung, überwacht, abhören, mithören, Spyware, verfolgt, Ortung, Standortverlauf, Nutzungsdaten, nach Hause telefonieren, Diagnose, Werbung, Privatsphäre, ohne Google, Funkzelle, Wanze, aufzeichnen, Datensammeln, Datenkrake",
  },
  "open-source": {
    en: "GitHub, GitLab, FOSS, proprietary, closed source, licence, license, compile, audit, free software",
    de: "GitHub, GitLab, FOSS, proprietär, quelloffen, kompilieren, Audit, freie Software, Sourcecode",
  },
  "encrypt-message": {
    en: "GPG, secure email, confidential, S/MIME, Kleopatra, Mailvelope, whistleblower, journalist, source, secret, ProtonMail, asc, keyserver, Enigmail, cipher",
    de: "GPG, Public Key, Keyserver, sichere E-Mail, vertraulich, geheim, S/MIME, Kleopatra, Mailvelope, Whistleblower, Journalist, Quelle, ProtonMail, E-Mail-Verschlüsselung, abhörsicher, asc, Schlüsselserver",
  },
  "suspicious-message": {
    en: "fraud, fake email, spoofing, scammer, smishing, spam, hoax, impostor, strange call, phone call, genuine sender, malicious link, identity theft, trick, password stolen, WhatsApp, fake shop, blackmail, parcel SMS, clicked",
    de: "Abzocke, Fake-Mail, gefälscht, Spam, Smishing, Betrüger, Hochstapler, Anruf, Callcenter, seltsam, komisch, echter Absender, Fake, Identitätsdiebstahl, Trickbetrug, draufgeklickt, Fakeshop, Erpressung, Paket-SMS, reingefallen",
  },
  "contact-form": {
    en: "hotline, call, customer service, helpdesk, ticket, talk to someone, complaint, feedback, email address, reach, response time, callback, opening hours, enquiry, upload screenshot, no reply, French, Italian, office",
    de: "anrufen, Kundendienst, Kundenservice, Helpdesk, Ticket, erreichen, mit jemandem reden, Reklamation, Beschwerde, Feedback, Mailadresse, Reaktionszeit, Rückruf, Bürozeiten, keine Rückmeldung, Screenshot, Französisch, Callcenter",
  },
  captcha: {
    en: "reCAPTCHA, hCaptcha, robot, not a robot, distorted, unreadable, illegible, security code, human, accessibility, visually impaired, screen reader, bot check, wrong again, blurry, expired, puzzle, image code",
    de: "reCAPTCHA, hCaptcha, Roboter, kein Roboter, Buchstaben, verzerrt, unleserlich, Sicherheitscode, Mensch, Barrierefreiheit, sehbehindert, Screenreader, Spamschutz, verschwommen, abgelaufen, Rätsel, vorlesen, erkenne nichts, Bildcode",
  },
  chat: {
    en: "live chat, talk to a human, agent, AI, bot, chatbot, real person, advisor, log in, weekend, Sunday, night, holidays, availability, history, transcript, instant help, French, waiting time, messenger",
    de: "Livechat, Mitarbeiter, Mensch, KI, Bot, Chatbot, Berater, Beratung, einloggen, Login, Wochenende, Sonntag, Feiertag, nachts, erreichbar, Verfügbarkeit, Protokoll, Wartezeit, Französisch, Sofortnachricht",
  },
  "chat-password": {
    en: "lost password, cannot log in, login failed, wrong password, locked out, credentials, recovery mail, access denied, don't remember, forgotten login, expired link",
    de: "Kennwort, Login geht nicht, einloggen, falsches Passwort, ausgesperrt, Zugangsdaten, Passwort verloren, Reset, nicht mehr wissen, Zugriff verweigert, Login vergessen, komme nicht rein, abgelaufener Link",
  },
  "repair-and-warranty": {
    en: "guarantee, defective, damaged, display, glass shattered, dropped, fell down, water damage, spare part, technician, service centre, speaker, battery replacement, RMA, cost estimate, insurance, claim",
    de: "Gewährleistung, defekt, Display, Glas zersplittert, Riss, runtergefallen, Wasserschaden, Ersatzteil, Techniker, Werkstatt, flicken, Lautsprecher, Akkutausch, Kostenvoranschlag, Sturz, Garantiefall",
  },
  "report-security-problem": {
    en: "bug bounty, exploit, hack, CVE, zero-day, responsible disclosure, pentest, reward, hole, flaw, leak, researcher, security.txt, XSS, breach, found a bug, whitehat, safe harbour, ethical hacker",
    de: "Bug Bounty, Sicherheitslücke, Exploit, Hack, CVE, Zero-Day, Responsible Disclosure, Pentest, Belohnung, Prämie, Leck, Datenleck, Forscher, security.txt, XSS, Bug gefunden, Hacker, Verwundbarkeit, Sicherheitsloch",
  },
};
