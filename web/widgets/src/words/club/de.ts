import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'club.nobody': 'Bist du im Verein? Melde dich auf seiner Seite an, dann spielst du unter deinem Namen.',
  'club.failed':
    'Die Seite des Vereins hat uns nicht gesagt, wer du bist. Spiel als Gast mit: Ein Name genügt.',
  'club.nameTaken': 'Der Betreiber hat dir diesen Namen genommen. Unter welchem anderen spielst du?',
}
