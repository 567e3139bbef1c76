/** The finished hands of a table. */
import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'hands.title': 'Finished deals, the last one first',
  'hands.none': 'No deal is over yet.',
  'hands.private': 'This is a private table: whoever gets the link can come to it, too.',
  'hands.replay': 'replay',
  'hands.newTab': '(in a new tab)',
  'hands.share': 'share',
  'hands.save': 'save as a file',
  'hands.shared': 'Shared.',
  'hands.copied': 'The link is on the clipboard.',
  'hands.shown': 'Copy this link:',
  'hands.link': 'Link to the deal',
}
