import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  title: 'Datenschutz',
  about: 'Was diese Seite von Menschen speichert, warum, wie lange, und wie es wieder verschwindet.',
  who: 'Wer verantwortlich ist',
  'who.named': 'Diese Seite betreibt {name}.',
  'who.placed': 'Diese Seite betreibt {name}, {place}.',
  'who.unnamed':
    'Der Betreiber dieser Seite hat noch nicht gesagt, wer er ist. In den Einstellungen gibt es ein Feld dafür.',
  'who.contact': 'So ist er zu erreichen:',
  kept: 'Was gespeichert wird, warum und wie lange',
  'kept.why':
    'Wir speichern, was zum Spielen nötig ist und für Ergebnisse, die jeder nachprüfen kann (Art. 6 Abs. 1 b und f DSGVO), sonst nichts. Nichts wird verkauft oder weitergegeben, es gibt keine Werbung, und keine Seite lädt etwas von Fremden.',
  'kept.guest':
    'Gäste: der Name, den du wählst. Dein Browser bewahrt ihn mit einer Kennung auf, die {guest} Tage gilt; der Server führt keine Liste der Gäste. Einen Tag lang nach dem Spiel bewahrt er einen Hash ihrer Adresse auf, den niemand zurückrechnet, damit ein Störer ausgeschlossen werden kann.',
  'kept.account':
    'Konten: Name, Anmeldename, das Passwort nur als Hash, der Verein, der dich angemeldet hat, deine Rollen, und ob jemand deinen Namen bestätigt hat; bei Codes einer App deren Geheimnis, verschlüsselt; von jedem Passkey Name, öffentlicher Schlüssel und letzte Benutzung; von jedem Gerät Browser und System, bis {session} Tage nach dem letzten Besuch.',
  'kept.mail':
    'E-Mail-Adresse: wenn du eine angibst, damit ein Link dorthin geht, wenn du dein Passwort vergisst, und wann du sie bestätigt hast, bis du sie entfernst. Eine unbestätigte verschwindet nach einem Tag.',
  'kept.hands':
    'Tische: jedes Spiel mit den Namen der Spieler, damit Listen, Wiederholungen und die Prüfung des Mischens stimmen. Was am Tisch gesagt wird, vergeht mit dem Tisch.',
  'kept.events':
    'Turniere: Name, Verein, Lizenz, und Geburtsjahr oder Geschlecht nur, wo danach gewertet wird. Meldungen, Listen und Ergebnisse sind öffentlich, Lizenz und Jahr nur für die Leitung.',
  'kept.rankings': 'Ranglisten: Ergebnisse unter einer zufälligen Nummer, und daneben der Name.',
  'kept.reports':
    'Meldungen: die letzten Bemerkungen eines Gemeldeten, für den Betreiber, bis 30 Tage nach der Erledigung. Von einem Gast, der meldet, auch ein Kennzeichen seiner Internetadresse, aus dem niemand sie lesen kann.',
  'kept.addresses':
    'Adressen: wer mit besonderen Rechten etwas getan hat, und von welcher Internetadresse; die Adresse verschwindet nach {addresses} Tagen. Gegen Angriffe werden Anfragen je Adresse für Minuten oder Stunden gezählt.',
  'kept.order':
    'Fehlgeschlagene Anmeldungen: Login, Adresse und Zeit, für den Betreiber, {addresses} Tage lang. Wen der Betreiber ausschließt oder stumm schaltet: Name oder Adresse, bis die Zeit um ist.',
  'kept.browser':
    'Dein Browser bewahrt auf, wer du hier bist, welcher Gast du hier vorher warst (31 Tage, damit ein Ausschluss bis zu seinem Ende gilt), deine Sprache und wie du die Karten magst. Cookies gibt es nicht.',
  yours: 'Was du tun kannst',
  'yours.save':
    'Auf der Seite deines Kontos speicherst du alles, was von dir da ist, als Datei, änderst das Passwort und beendest Sitzungen.',
  'yours.delete':
    'Dort löschst du auch das Konto. Dein Name verschwindet dann an Tischen, in Turnieren, in Ranglisten und Meldungen. Ergebnisse und Plätze bleiben ohne ihn, also rückt niemand anders.',
  'yours.guest':
    'Als Gast lässt du dich auf derselben Seite vergessen. Für alles andere, auch für Namen in Turnieren, die du auf Papier gemeldet hast, schreib dem Betreiber.',
  'yours.stays':
    'Was bleibt: Begründungen und Entscheidungen, die andere geschrieben haben, Dateien, die andere gespeichert haben, und Sicherungen, bis sie weggeworfen werden.',
  'yours.complain':
    'Du kannst Falsches berichtigen lassen, widersprechen und dich bei der Datenschutzbehörde deines Landes beschweren.',
  account: 'zu deinem Konto',
  home: 'zu den Tischen',
}
