/** Every public element with its content, and the selector that shows that it has loaded. */
import type { Page } from 'playwright'
import { games } from '../../platform/gateway/src/games.js'
import type { Scene } from './stage.js'

export interface Fixture {
  /** The picture's name, without the look. */
  readonly name: string
  readonly tag: string
  attributes(scene: Scene): Readonly<Record<string, string>>
  /** A selector inside the element that shows that it has loaded. */
  readonly ready: string
  /** Whether it shows cards, so that it is pictured with every deck. */
  readonly decks?: boolean
  /** What is done there before the picture. */
  act?(page: Page): Promise<void>
}

const ids = games.map(({ plugin }) => plugin.id)

const ofGame = (game: string): readonly Fixture[] => [
  {
    name: `table-${game}`,
    tag: 'stolik-table',
    attributes: ({ turn }) => ({ table: turn[game] ?? '', open: '' }),
    ready: 'stolik-hand [data-card]',
    decks: true,
  },
  {
    name: `table-${game}-settled`,
    tag: 'stolik-table',
    attributes: ({ settled }) => ({ table: settled[game] ?? '', open: '' }),
    ready: 'stolik-settlement',
  },
  {
    name: `replay-${game}`,
    tag: 'stolik-replay',
    attributes: ({ settled }) => ({ table: settled[game] ?? '', hand: '1', at: '14' }),
    ready: '.open playing-card',
    decks: true,
  },
  {
    name: `same-cards-${game}`,
    tag: 'stolik-same-cards',
    attributes: ({ settled }) => ({ table: settled[game] ?? '', hand: '1', from: '0' }),
    ready: 'stolik-hand [data-card]',
  },
  {
    name: `list-${game}`,
    tag: 'stolik-list',
    attributes: ({ settled }) => ({ table: settled[game] ?? '' }),
    ready: 'table',
  },
]

export const fixtures: readonly Fixture[] = [
  {
    name: 'facade',
    tag: 'stolik-table',
    attributes: ({ turn }) => ({ table: turn['skat'] ?? '' }),
    ready: 'button',
  },
  ...ids.flatMap(ofGame),
  { name: 'lobby', tag: 'stolik-lobby', attributes: () => ({}), ready: 'text=baśka' },
  { name: 'events', tag: 'stolik-events', attributes: () => ({}), ready: 'text=Skat' },
  { name: 'event', tag: 'stolik-event', attributes: ({ event }) => ({ event }), ready: 'table' },
  {
    name: 'event-running',
    tag: 'stolik-event',
    attributes: ({ running }) => ({ event: running }),
    ready: 'h2',
  },
  { name: 'board', tag: 'stolik-board', attributes: ({ running }) => ({ event: running }), ready: 'h2' },
  { name: 'standings', tag: 'stolik-standings', attributes: ({ event }) => ({ event }), ready: 'table' },
  { name: 'ranking', tag: 'stolik-ranking', attributes: ({ ranking }) => ({ ranking }), ready: '.name' },
  {
    name: 'ranking-opened',
    tag: 'stolik-ranking',
    attributes: ({ ranking, person }) => ({ ranking, person }),
    ready: '.name',
    act: async (page) => {
      await page.locator('stolik-ranking .name').nth(2).click()
      await page.locator('stolik-ranking-history svg').waitFor()
    },
  },
  {
    name: 'player',
    tag: 'stolik-player',
    attributes: ({ ranking, person }) => ({ ranking, person }),
    ready: 'h2, h3',
  },
  {
    name: 'club',
    tag: 'stolik-club',
    attributes: () => ({ club: 'lebork' }),
    ready: '[part=join]',
  },
  {
    name: 'player-page',
    tag: 'stolik-player-page',
    attributes: () => ({ name: 'Danuta' }),
    ready: '[part]',
  },
  { name: 'league', tag: 'stolik-league', attributes: ({ season }) => ({ league: season }), ready: 'table' },
  { name: 'clubs', tag: 'stolik-clubs', attributes: () => ({}), ready: 'a' },
  ...games.flatMap(({ plugin: { id: game }, lessons }) =>
    lessons === undefined
      ? []
      : [
          {
            name: `learn-${game}`,
            tag: 'stolik-learn',
            attributes: () => ({ game }),
            // Its chapters are links, but no buttons, where the page leaves the hash free.
            ready: '[part=chapters]',
          },
        ],
  ),
  { name: 'ratings', tag: 'stolik-ratings', attributes: () => ({ game: 'skat' }), ready: '[part=list]' },
  { name: 'daily', tag: 'stolik-daily', attributes: () => ({ game: 'skat' }), ready: '[part=today]' },
  {
    name: 'problem',
    tag: 'stolik-problem',
    attributes: () => ({ game: 'skat' }),
    ready: '[part=question] button',
  },
  { name: 'value', tag: 'stolik-value', attributes: () => ({ game: 'skat' }), ready: 'button, select' },
  { name: 'language', tag: 'stolik-language', attributes: () => ({}), ready: 'button' },
]
