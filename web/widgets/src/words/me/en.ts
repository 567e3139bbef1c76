/** One’s own hands. */
import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'me.loading': 'Fetching your deals…',
  'me.empty':
    'Your deals will gather here: replay each, check its shuffle, and see how you are doing. There is none yet.',
  'me.nobody': 'Here everybody has their own deals. Play under a name, or sign in to your account.',
  'me.play': 'play',
  'me.signIn': 'sign in',
  'me.guest': 'You play as a guest: this page is on this device alone. An account takes it along.',
  'me.numbers': 'How you are doing',
  'me.hands': { one: '{n} deal', other: '{n} deals' },
  'me.curve': 'Points from the first deal to the last: now {last}, at most {best}, at least {worst}.',
  'me.flat': 'A chart needs a few more points: so far {last}.',
  'me.kind': 'Game',
  'me.times': 'Deals',
  'me.own': 'Yours',
  'me.wonOf': 'Won',
  'me.score': 'Points',
  'me.series': 'Your series',
  'me.noSeries': 'No series has come to its end yet.',
  'me.place': 'place {place} of {of}',
  'me.list': 'Deal by deal',
  'me.older': 'older ones',
  'me.forget': 'clear this page',
  'me.sure': 'All deals will go from this page for good. The lists of the tables stay.',
  'me.yes': 'yes, clear it',
  'me.no': 'keep it',
  'me.trouble': 'This could not be fetched.',
  'me.retry': 'try again',
}
