import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'assoc.title': 'Für Verbände',
  'assoc.lead':
    'Wie ein Verband hier seine Rangliste führt, woher jeder weiß, dass sie stimmt, und was der Reihe nach zu tun ist.',
  'assoc.editions': 'Eine Rangliste in Ausgaben',
  'assoc.editionsText':
    'Jede Ausgabe ist mit dem Schlüssel des Verbands unterschrieben und bleibt, wie sie erschienen ist. Eine Berichtigung ist eine neue Ausgabe, die sagt, was sie berichtigt und warum.',
  'assoc.verify': 'Jeder kann nachrechnen',
  'assoc.verifyText':
    'Bei der Ausgabe liegt eine Datei mit allen Listen, aus denen sie gerechnet ist. Dieser Befehl rechnet sie neu und sagt, ob dasselbe herauskommt.',
  'assoc.presets': 'Fertige und eigene Regeln',
  'assoc.presetsText':
    'Der Verband beginnt mit einer dieser Regeln und ändert, was er anders zählt: wie viele Turniere, welche Klassen, was bei Punktgleichheit.',
  'assoc.game': 'Spiel',
  'assoc.counts': 'Was zählt',
  'assoc.lists': 'Turniere und frühere Listen',
  'assoc.listsText':
    'Das Ergebnis eines hier gespielten Turniers übernimmt ein Knopf. Listen aus anderen Jahren und Programmen kommen aus einer CSV-Datei; was nicht stimmt, wird mit dem Grund beiseitegelegt.',
  'assoc.tell': 'Nachricht an andere Seiten',
  'assoc.tellText':
    'Wenn eine Rangliste erscheint oder zurückgezogen wird und wenn ein Turnier endet, erfahren es die Seiten, die der Verband eingetragen hat.',
  'assoc.names': 'Namen',
  'assoc.namesText':
    'Wer vergessen werden will, dessen Name verschwindet für immer. Zahlen, Unterschriften und die Plätze der anderen ändern sich nicht.',
  'assoc.embed': 'Die Rangliste auf der Seite des Verbands',
  'assoc.embedText': 'Diese zwei Zeilen genügen auf jeder Seite. Darunter steht, was sie zeigen.',
  'assoc.none': 'Hier ist noch keine Rangliste erschienen. Die erste wird an dieser Stelle stehen.',
  'assoc.copy': 'kopieren',
  'assoc.copied': 'Kopiert.',
  'assoc.copyYourself': 'Markiere die Zeilen und kopiere sie.',
  'assoc.steps': 'Was nun zu tun ist',
  'assoc.step.1':
    'Legt ein Konto an und nennt den Login dem, der diese Seite betreibt. Er trägt euch als Verband ein.',
  'assoc.step.2':
    'Macht einen Schlüssel zum Unterschreiben und gebt ihn demselben. Seine Nummer gebt bekannt, am besten auf Papier.',
  'assoc.step.3': 'Wählt am Tisch des Verbands die Regeln und gebt der Rangliste einen Namen.',
  'assoc.step.4': 'Übernehmt Turniere oder lest Listen ein.',
  'assoc.step.5': 'Gebt eine Ausgabe heraus: erst vorläufig, und wenn niemand etwas findet, endgültig.',
  'assoc.desk': 'zum Tisch des Verbands',
  'assoc.rankings': 'alle Ranglisten',
  'assoc.command':
    'Der Befehl läuft im Ordner des Servers, also dort, wo Stolik liegt und einmal npm ci && npm run build lief; nötig ist Node.js ab 20.19.',
}
