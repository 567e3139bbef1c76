/** The finished hands of a table. */
import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'hands.title': 'Gespielte Spiele, das letzte zuerst',
  'hands.none': 'Noch kein Spiel ist zu Ende.',
  'hands.private': 'Das ist ein privater Tisch: wer den Link bekommt, kann auch an den Tisch.',
  'hands.replay': 'ansehen',
  'hands.newTab': '(in neuem Tab)',
  'hands.share': 'teilen',
  'hands.save': 'als Datei speichern',
  'hands.shared': 'Geteilt.',
  'hands.copied': 'Der Link ist in der Zwischenablage.',
  'hands.shown': 'Kopiere diesen Link:',
  'hands.link': 'Link zum Spiel',
}
