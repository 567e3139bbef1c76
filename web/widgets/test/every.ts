/** Every element that a site may embed, in states that people meet, for tests that look at all of them. */
import { isRefusal, seal, seeded, writeRecordJson, type Locale } from '@stolik/core'
import { baska } from '@stolik/baska'
import { present as presentBaska } from '@stolik/baska/graphql'
import { skat } from '@stolik/skat'
import { present as presentSkat } from '@stolik/skat/graphql'
import { expect } from 'vitest'
import { parts } from '../src/embed/parts.js'
import { event } from './event.js'
import type { Line } from './line.js'
import { fakeFiles, person, published, row } from './ranking.js'
import { playedRecord } from './record.js'

let line: Line
/** The gateway that the elements are drawn from, until the next. */
export const drawFrom = (gateway: Line): void => {
  line = gateway
}

const plugins = { skat: seal(skat, presentSkat), baska: seal(baska, presentBaska) }

const names = ['Leokadia', 'Bolesław', 'Wirginia', 'Jan']
const player = (name: string) => ({
  ...{ name, bot: false, online: true, clock: null, thinking: false, ready: false },
})
const sheet = {
  rows: [{ hand: 0, dealer: 2, code: 'row.none', args: [], owners: [], scores: [], totals: [0, 0, 0] }],
  sums: [],
  totals: [0, 0, 0],
}
function tableOf(game: keyof typeof plugins, moves: number) {
  const plugin = plugins[game]
  const profile = plugin.profiles[0] ?? ''
  const chairs = plugin.chairs(profile)[0] ?? 0
  const random = seeded(3)
  let hand = plugin.start(profile, plugin.deal(profile, random), plugin.between(profile, []))
  for (let i = 0; i < moves; i++) {
    const seat = hand?.toAct[0]
    if (hand === undefined || seat === undefined) break
    const next = hand.play(seat, hand.bot(seat, random))
    if (isRefusal(next)) throw new Error(`${seat} is refused`)
    hand = next
  }
  const seat = hand?.toAct[0] ?? 0
  return {
    ...{ id: 'a', seq: 6, epoch: '0', missed: null, notice: null, game, profile, chairs, length: 36 },
    ...{ speed: 'FREE', phase: 'PLAYING', hand: 0, dealer: 0, chair: seat, invitation: null, nextIn: null },
    players: names.slice(0, chairs).map(player),
    seating: Array.from({ length: chairs }, (_, i) => i),
    view: hand?.view(seat),
    fairness: { commitment: 'c'.repeat(64), next: null, opened: null },
    settlement: null,
    sheet: { ...sheet, totals: Array.from({ length: chairs }, () => 0) },
  }
}
type Attributes = Readonly<Record<string, string>>
const paste = (tag: string, lang: Locale, attributes: Attributes): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ server: line.base, lang, ...attributes }))
    element.setAttribute(name, value)
  document.body.append(element)
  return element
}
const root = (element: HTMLElement): ShadowRoot => element.shadowRoot as ShadowRoot
/** Until what is looked for has been drawn, in shadow roots too. */
const drawn = (element: HTMLElement, ...path: readonly string[]): Promise<unknown> =>
  expect
    .poll(() =>
      path.reduce<Element | null | undefined>(
        (at, selector) => at?.shadowRoot?.querySelector(selector),
        element,
      ),
    )
    .toBeTruthy()

/** Puts an element into the page and waits until it is drawn. */
export type Draw = (lang: Locale) => Promise<HTMLElement>
const ofTable =
  (data: object, ...path: readonly string[]): Draw =>
  async (lang) => {
    const { game } = data as { game: string }
    line.answer('TableGame', { table: { __typename: 'Table', id: 'a', game } })
    const element = paste('stolik-table', lang, { table: 'a' })
    await line.push('Table', { table: data })
    await drawn(element, ...path)
    return element
  }
const ofEvent =
  (tag: string, phase: Parameters<typeof event>[0]['phase']): Draw =>
  async (lang) => {
    line.answer('EventMe', { eventMe: { direction: false, referee: false, player: null, table: null } })
    const element = paste(tag, lang, { event: 'e' })
    await line.push('Event', {
      event: event({ phase, names: [...names, 'Wawrzyniec Brzęczyszczykiewicz', 'Ola'] }),
    })
    await drawn(element, 'h1, h2, h3')
    return element
  }
const ofFiles =
  (tag: string, path: string, file: object, attributes: Attributes = {}): Draw =>
  async (lang) => {
    const files = fakeFiles()
    files.put(path, file)
    const element = paste(tag, lang, { ranking: 'r', ...attributes })
    await drawn(element, 'h2, h3')
    files.restore()
    return element
  }

const gathering = {
  ...{ ...tableOf('skat', 0), phase: 'GATHERING', hand: null, view: null, seating: [], invitation: 'wstep' },
  ...{ chair: 0, players: [player('Leokadia'), null, null] },
}
const between = {
  ...{ ...tableOf('skat', 0), phase: 'BETWEEN', nextIn: 12_000 },
  settlement: { scores: [0, 0, 48], lines: [{ code: 'passed', args: [], clause: '3.3.6' }] },
}
const moves = [0, 2, 4, 6, 8, 14]

/** By tag and state. */
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
      (['skat', 'baska'] as const).flatMap((game) =>
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
        ...{ id, game: 'skat', profile: 'pzskat', speed: 'NORMAL', length: 36, phase: 'GATHERING', done: 0 },
        players,
      })
      const lobby = [of('a', names.slice(0, 3).map(player)), of('b', [player('Leokadia'), null, null])]
      await line.push('Lobby', { lobby })
      await drawn(element, '.table')
      return element
    },
    'a new table': async (lang) => {
      const profiles = plugins.skat.profiles.map((id) => ({
        id,
        tables: plugins.skat
          .chairs(id)
          .map((chairs) => ({ chairs, lengths: plugins.skat.lengths(id, chairs) })),
      }))
      line.answer('Games', { games: [{ id: 'skat', profiles }] })
      const element = paste('stolik-lobby', lang, {})
      await line.push('Lobby', { lobby: [] })
      await drawn(element, '.empty button')
      root(element).querySelector<HTMLElement>('.new')?.click()
      await drawn(element, 'stolik-new-table', 'fieldset')
      root(element)
        .querySelector('stolik-new-table')
        ?.shadowRoot?.querySelector<HTMLElement>('[name=open]')
        ?.click()
      await drawn(element, 'stolik-name', 'form')
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
        ...{ teams: [{ place: 1, name: 'Lębork', score: 5, members: [] }], categories: ['women'] },
        corrects: { edition: 2, reason: 'brakowało listy' },
      }),
    ),
  },
  'stolik-replay': {
    hand: async (lang) => {
      const element = paste('stolik-replay', lang, {})
      Object.assign(element, { record: writeRecordJson(playedRecord(plugins.skat, 'pzskat', 1)) })
      await drawn(element, '.board')
      await drawn(element, 'skat-table', 'stolik-plate', '.plate')
      return element
    },
  },
  'stolik-player': {
    card: ofFiles('stolik-player', '/rankings/r/people/p1.json', person(), { person: 'p1' }),
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
      Object.keys(plugins).map((game) => [
        game,
        async (lang: Locale) => {
          const element = paste('stolik-learn', lang, { game })
          await drawn(element, 'h2')
          return element
        },
      ]),
    ),
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

/** Tag, state and how it is drawn, for `it.each`; the code of the element is fetched first. */
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
