/** The finished hands of a table. */
import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'hands.title': 'Rozegróné rozdania, slédné nôprzód',
  'hands.none': 'Jesz żódne rozdanié sã nie skùńczëło.',
  'hands.private': 'To je priwatny stolik: chto dostónie link, mòże téż do niegò przińc.',
  'hands.replay': 'òbezdrzë',
  'hands.newTab': '(w nowi karce)',
  'hands.share': 'ùprzistãpnij',
  'hands.save': 'zapiszë lopk',
  'hands.shared': 'Ùprzistãpnioné.',
  'hands.copied': 'Link je w tacnicë.',
  'hands.shown': 'Skòpérëjë nen link:',
  'hands.link': 'Link do rozdaniégò',
}
