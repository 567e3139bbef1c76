/** Slices 1 to 6: other engines, and the journeys and elements that `npm test` leaves out. */
import { journey, element, whole } from './files.js'
import type { Slice } from './slice.js'

const engines = [
  ...['event', 'hand', 'press', 'swallowed-network'].map((name) => whole(`engines/${name}`)),
  ...[
    'after-the-hand',
    'analysis',
    'duplicate',
    'first-card',
    'hall-list',
    'problem',
    'ranking',
    'same-cards',
    'strange-lobby',
  ].map(journey),
]

export const browserSlices: readonly Slice[] = [
  {
    seconds: 500,
    firefox: engines.slice(0, 7),
    webkit: engines.slice(0, 7),
    elements: [
      ...[
        'analysis/analysis',
        'analysis/sentences',
        'same-cards/bots',
        'same-cards/same-cards',
        'strength/strength',
      ].map(element),
      ...['learn/learn', 'trainer/trainer', 'glossary/glossary', 'misplaced', 'client/club'].map(element),
      ...['problem/problem', 'replay/replay'].map(element),
      'games/skat/web/value/skat-value.test.ts',
      ...['arrows', 'verify/verify'].map((name) => `web/desk/src/${name}.test.ts`),
      ...['finger', 'fits', 'forced-colours', 'layouts', 'titles'].map((name) => whole(`elements/${name}`)),
    ],
  },
  { seconds: 500, firefox: engines.slice(7), webkit: engines.slice(7) },
  {
    seconds: 500,
    journeys: [
      'after-the-hand',
      'event-desk',
      'event-evening',
      'hall-list',
      'club-rules',
      'event-file',
      'event-draws',
      'announce',
      'event-seats',
      'event-approval',
      'event-offices',
      'money',
      'verify',
    ].map(journey),
  },
  {
    seconds: 500,
    journeys: [
      'screen-reader-pages',
      'round',
      'league',
      'pages',
      'profiles',
      'titles',
      'reading-pages',
      'event-pages',
      'low-list',
      'touch',
      'touch-screens',
    ].map(journey),
    journeysAllWays: [
      ...['analysis', 'company', 'first-card', 'owner', 'ranking', 'screen-reader'],
      ...['strange-lobby', 'way-account', 'way-organiser'],
    ].map(journey),
  },
  {
    seconds: 500,
    journeys: [
      'duplicate',
      'site',
      'embed',
      'embed-frames',
      'embed-alone',
      'embed-clubs',
      'ranking-scheme',
      'way-newcomer',
      'way-passkey',
      'own-words',
      'fair-play',
      'learn',
    ].map(journey),
  },
  {
    seconds: 500,
    journeys: [
      ...[
        'newer-release',
        'newer-build',
        'restored-file',
        'power-cut',
        'stopped-sockets',
        'two-gateways',
        'notices',
        'same-cards',
        'daily',
        'with-each-other',
        'bot-levels',
        'hint',
        'first-load',
        'demo',
      ].map(journey),
      whole('engines/press'),
      whole('engines/swallowed-network'),
    ],
  },
]
