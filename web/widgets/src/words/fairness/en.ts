import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'fair.how':
    'The fingerprint of the shuffle is shown before the cards, its seed after the last card. Whoever sits down at the table, or asks for the next hand, adds some luck, so nobody decides the cards alone.',
  'fair.added': { one: '{n} player added luck to this hand.', other: '{n} players added luck to this hand.' },
  'fair.none': 'This hand began by itself: nobody added luck, and the seed alone decided the cards.',
  'fair.commitment': 'Fingerprint (SHA-256) of this deal',
  'fair.next': 'Fingerprint of the next deal',
  'fair.later': 'The seed is shown after the deal.',
  'fair.seed': 'Seed',
  'fair.salt': 'Salt',
  'fair.luck': 'The players’ luck',
  'fair.deal': 'Cards',
  'fair.check': 'check the shuffle',
  'fair.checking': 'Checking…',
  'fair.fair': 'It is right: the cards follow from the seed, and the fingerprint is the seed’s.',
  'fair.malformed': 'It is not right: the data are not well formed.',
  'fair.badCommitment': 'It is not right: the fingerprint is not of this seed.',
  'fair.badDeal': 'It is not right: this seed gives other cards.',
  'fair.unable': 'A browser computes fingerprints only on pages with https or from the same computer.',
}
