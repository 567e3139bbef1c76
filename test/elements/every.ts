/** Every element that a site may embed, in states that people meet, for tests that look at all of them. */
import { writeRecordJson, type Locale } from '@stolik/core'
import { writeStored } from '../../web/elements/src/base/storage.js'
import { extras } from '../../web/elements/src/extras/games.js'
import { parts } from '../../web/elements/src/embed/parts.js'
import { serveReplayData } from '../../web/elements/test/replay-data.js'
import {
  dailyRow,
  signInTo,
  tellDays,
  tellWeeks,
  today,
  week,
  weekRow,
  yesterday,
} from '../../web/elements/test/daily.js'
import { lebork, newClub } from '../../web/elements/test/club.js'
import { league } from '../../web/elements/test/league.js'
import { newPlayer, regular } from '../../web/elements/test/player.js'
import { ratingsAnswer } from '../../web/elements/test/ratings.js'
import { publishedProblem } from '../../web/elements/test/problem.js'
import { fakeFiles, person, published, row } from '../../web/elements/test/ranking.js'
import { playedRecord } from '../../web/elements/test/record.js'
import { drawn, focusedIn, line, ofEvent, ofFiles, ofTable, paste, root, type Draw } from './draw.js'
import { between, gameIds, gathering, names, player, pluginOf, sheet, tableOf } from './tables.js'

const moves = [0, 2, 4, 6, 8, 14]
const taught = gameIds.filter((game) => extras[game]?.lessons !== undefined)

/** The problem of the day, which nobody has answered yet. */
const problemOfDay: Draw = async (lang) => {
  writeStored('stolik.problems', null)
  const { question } = publishedProblem('skat', '2026-11-28')
  const element = await ofFiles('stolik-problem', '/problems/skat/today.json', question, { game: 'skat' })(
    lang,
  )
  await drawn(element, '.board', '[part=question] button')
  return element
}

/** The deals of the day, of which somebody has played some. */
const dealsOfDay =
  (of: Partial<typeof today>): Draw =>
  async (lang) => {
    signInTo(line, 'Wawrzyniec Brzęczyszczykiewicz')
    tellDays(line, { ...today, ...of }, yesterday)
    const own = weekRow(2, 'Wawrzyniec Brzęczyszczykiewicz', { you: true, points: 50, movement: 'DOWN' })
    tellWeeks(line, { ...week, own, rows: [weekRow(1, 'Jan', { points: 96, movement: 'UP' }), own] }, week)
    line.answer('DailyTable', { table: { __typename: 'Table', phase: 'PLAYING', hand: 4 } })
    const element = paste('stolik-daily', lang, { game: 'skat' })
    await drawn(element, '[part=yesterday] a')
    return element
  }

/** Ratings of people with long names, one of them the reader. */
const listOfRatings =
  (of: object): Draw =>
  async (lang) => {
    signInTo(line, 'Wawrzyniec Brzęczyszczykiewicz')
    line.answer('Ratings', ratingsAnswer(of))
    const element = paste('stolik-ratings', lang, { game: 'skat' })
    await drawn(element, '[part=list] p')
    return element
  }

/** The page of a player, or why it is not shown. */
const ofPlayer =
  (answer: object, selector: string): Draw =>
  async (lang) => {
    line.answer('PlayerPage', answer)
    const element = paste('stolik-player-page', lang, { name: 'Ola Nowak' })
    await drawn(element, selector)
    return element
  }

/** The functions that draw an element, by tag and state. */
export const every: Readonly<Record<string, Readonly<Record<string, Draw>>>> = {
  'stolik-table': {
    gathering: ofTable(gathering, 'stolik-gathering', 'ol'),
    settled: ofTable(between, 'stolik-settlement', 'button'),
    more: async (lang) => {
      const element = await ofTable(tableOf('skat', 0), 'skat-table', 'stolik-hand', 'button')(lang)
      root(element).querySelector<HTMLElement>('[data-panel=more]')?.click()
      await drawn(element, 'stolik-settings', 'fieldset')
      await drawn(element, 'stolik-fairness', 'dl')
      return element
    },
    ...Object.fromEntries(
      gameIds.flatMap((game) =>
        moves.map((n) => [
          `${game} after ${n} moves`,
          ofTable(tableOf(game, n), `${game}-table`, 'stolik-hand', 'button'),
        ]),
      ),
    ),
  },
  'stolik-lobby': {
    tables: async (lang) => {
      line.answer('Games', { games: [] })
      const element = paste('stolik-lobby', lang, {})
      const of = (id: string, players: readonly (object | null)[]): object => ({
        id,
        game: 'skat',
        profile: 'pzskat',
        speed: 'NORMAL',
        length: 36,
        phase: 'GATHERING',
        done: 0,
        players,
      })
      const lobby = [of('a', names.slice(0, 3).map(player)), of('b', [player('Leokadia'), null, null])]
      await line.push('Lobby', { lobby })
      await drawn(element, '.table')
      return element
    },
    'a new table': async (lang) => {
      const offered = gameIds.map(pluginOf).map((plugin) => ({
        id: plugin.id,
        profiles: plugin.profiles.map((id) => ({
          id,
          tables: plugin.chairs(id).map((chairs) => ({ chairs, lengths: plugin.lengths(id, chairs) })),
        })),
      }))
      line.answer('Games', { games: offered })
      const element = paste('stolik-lobby', lang, {})
      await line.push('Lobby', { lobby: [] })
      await drawn(element, '.offers button')
      root(element).querySelector<HTMLElement>('.new')?.click()
      await drawn(element, 'stolik-new-table', 'fieldset')
      await focusedIn(element, 'stolik-new-table')
      root(element)
        .querySelector('stolik-new-table')
        ?.shadowRoot?.querySelector<HTMLElement>('[name=open]')
        ?.click()
      await drawn(element, 'stolik-name', 'form')
      await focusedIn(element, 'stolik-name')
      return element
    },
  },
  'stolik-events': {
    list: async (lang) => {
      const one = {
        id: 'e',
        name: 'Otwarte Mistrzostwa',
        place: 'Dom Kultury, Lębork',
        organiser: 'Klub Skata',
      }
      line.answer('Events', {
        events: [
          {
            ...one,
            starts: Date.UTC(2027, 2, 6),
            game: 'skat',
            mode: 'HALL',
            open: true,
            phase: 'OPEN',
            players: 12,
            capacity: 48,
          },
        ],
      })
      const element = paste('stolik-events', lang, {})
      await drawn(element, 'li')
      return element
    },
  },
  'stolik-event': Object.fromEntries(
    (['OPEN', 'DRAWN', 'PLAYING', 'FINAL'] as const).map((phase) => [phase, ofEvent('stolik-event', phase)]),
  ),
  'stolik-board': Object.fromEntries(
    (['OPEN', 'DRAWN', 'FINAL'] as const).map((phase) => [phase, ofEvent('stolik-board', phase)]),
  ),
  'stolik-standings': { final: ofEvent('stolik-standings', 'FINAL') },
  'stolik-list': {
    'of a table': async (lang) => {
      const table = { game: 'skat', profile: 'pzskat', length: 36, phase: 'PLAYING', sheet }
      const element = paste('stolik-list', lang, { table: 'a' })
      await line.push('TableList', {
        table: { ...table, players: names.slice(0, 3).map((name) => ({ name })) },
      })
      await drawn(element, 'h2')
      return element
    },
  },
  'stolik-ranking': {
    ranking: ofFiles(
      'stolik-ranking',
      '/rankings/r/latest.json',
      published([row(1, { before: 3, places: { women: 1 } }), row(2, { moves: -1, division: 'I' })], {
        teams: [{ place: 1, name: 'Lębork', score: 5, members: [] }],
        categories: ['women'],
        corrects: { edition: 2, reason: 'brakowało listy' },
      }),
    ),
  },
  'stolik-replay': {
    hand: async (lang) => {
      serveReplayData(line)
      const element = paste('stolik-replay', lang, {})
      Object.assign(element, { record: writeRecordJson(playedRecord(pluginOf('skat'), 'pzskat', 1)) })
      await drawn(element, '.board')
      await drawn(element, 'skat-shown', 'stolik-plate', '.plate')
      return element
    },
  },
  'stolik-same-cards': {
    invitation: async (lang) => {
      const element = paste('stolik-same-cards', lang, { table: 'abcdefgh', hand: '3' })
      await drawn(element, '.start')
      await drawn(element, 'stolik-with-friends', 'a')
      return element
    },
    'in play': async (lang) => {
      const element = paste('stolik-same-cards', lang, { from: '2' })
      Object.assign(element, { record: writeRecordJson(playedRecord(pluginOf('skat'), 'pzskat', 1)) })
      await drawn(element, 'skat-table', 'stolik-hand', 'button')
      return element
    },
  },
  'stolik-league': {
    season: ofFiles('stolik-league', '/leagues/l/league.json', league(), { league: 'l' }),
  },
  'stolik-player': {
    card: ofFiles('stolik-player', '/rankings/r/people/p1.json', person(), { person: 'p1' }),
  },
  'stolik-player-page': {
    'with everything': ofPlayer({ player: regular }, '[part=series]'),
    new: ofPlayer({ player: newPlayer }, '[part=games]'),
    'for people with an account': ofPlayer(
      { player: { __typename: 'Refused', code: 'ACCOUNT_NEEDED' } },
      '[part=none]',
    ),
  },
  'stolik-club': {
    'with everything': async (lang) => {
      line.answer('ClubPage', { club: lebork })
      const element = paste('stolik-club', lang, { club: 'lebork' })
      await drawn(element, '[part=join]')
      return element
    },
    new: async (lang) => {
      line.answer('ClubPage', { club: newClub })
      const element = paste('stolik-club', lang, { club: 'lebork' })
      await drawn(element, '[part=join]')
      return element
    },
  },
  'stolik-clubs': {
    clubs: async (lang) => {
      const rankings = [{ ranking: 'liga', name: 'Liga okręgowa', club: 'KS ŻUKOWO', players: 5 }]
      const club = { name: 'Klub Skata Żukowo', place: 'Żukowo', site: 'https://zukowo.example/', rankings }
      line.answer('Clubs', { clubs: [club, { ...club, name: 'Szlafmyca', site: null, rankings: [] }] })
      const element = paste('stolik-clubs', lang, {})
      await drawn(element, 'a')
      return element
    },
  },
  'stolik-learn': {
    games: async (lang) => {
      const element = paste('stolik-learn', lang, {})
      await drawn(element, '.games button')
      return element
    },
    ...Object.fromEntries(
      taught.map((game) => [
        game,
        async (lang: Locale) => {
          const element = paste('stolik-learn', lang, { game })
          await drawn(element, 'h2')
          return element
        },
      ]),
    ),
  },
  'stolik-problem': {
    question: problemOfDay,
    solution: async (lang) => {
      const { solution } = publishedProblem('skat', '2026-11-28')
      const files = fakeFiles()
      files.put('/problems/skat/2026-11-28.solution.json', solution)
      const element = await problemOfDay(lang)
      root(root(element).querySelector('.board') as HTMLElement)
        .querySelector<HTMLElement>('[part=question] button:enabled')
        ?.click()
      await drawn(element, '.solution table')
      files.restore()
      return element
    },
  },
  'stolik-daily': {
    'not begun': dealsOfDay({}),
    'in play': dealsOfDay({ table: 'cdefghjk', begun: 1 }),
    done: dealsOfDay({
      table: 'cdefghjk',
      begun: 3,
      finished: 2,
      listed: true,
      own: dailyRow(2, 'Wawrzyniec Brzęczyszczykiewicz', -36),
      rows: [dailyRow(1, 'Jan', 48), dailyRow(2, 'Wawrzyniec Brzęczyszczykiewicz', -36)],
    }),
  },
  'stolik-ratings': {
    'of all time': listOfRatings({}),
    'of a month': listOfRatings({ month: '2026-11', least: 3 }),
    empty: listOfRatings({ rows: [], own: null }),
  },
  'stolik-value': {
    calculator: async (lang) => {
      const element = paste('stolik-value', lang, {})
      await drawn(element, 'skat-value', 'button, input')
      return element
    },
  },
  'stolik-language': {
    chooser: async (lang) => {
      const element = paste('stolik-language', lang, {})
      await drawn(element, 'button')
      return element
    },
  },
}

/** Tag, state and how it is drawn, for `it.each`; the code of the element is loaded first. */
export const everyCase = Object.entries(every).flatMap(([tag, states]) =>
  Object.entries(states).map(([state, draw]): readonly [string, string, Draw] => [
    tag,
    state,
    async (lang) => {
      await parts[tag]?.load()
      return draw(lang)
    },
  ]),
)
