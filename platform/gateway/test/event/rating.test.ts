/** Draws by rating at a gateway: who is recognised in an edition, which edition is taken, and what everybody reads of it. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DrawsFile } from '@stolik/contract/published/draws'
import type { EditionRecord } from '../../src/ranking/store/store.js'
import { asker, testApp, type Asker } from '../help.js'
import { openDesk, type Desk } from '../ranking/desk.js'
import { listSheet, person, recordOf, scheme } from '../ranking/kept.js'
import { act, announce, does, newOp, official, regulations, see } from './gateway.js'
import { newAccounts, newRankings } from '../stores.js'

let app: FastifyInstance
let director: Asker
let desk: Desk
let event: string
let ids: readonly string[]

const byRating = {
  ranking: 'league',
  format: { ...regulations().format, series: [{ rounds: 1, minutes: null, draw: 'RATING' }] },
}

/** Announces an event with eight players of the register, the last first, of whom one has a mistyped name, and three others. */
async function opened(rest: object = byRating): Promise<void> {
  event = (await announce(director, rest, newOp())).event
  const known = [8, 7, 6, 5, 4, 3, 2, 1].map((n) => `Gracz ${n} ${n === 4 ? 'Inny' : 'Żółć'};L${n}`)
  const rows = ['name;licence', ...known, 'Gość 1;', 'Gość 2;', 'Gość 3;X1']
  await does(director, event, { enterAll: { csv: rows.join('\n') } })
  interface Shown {
    readonly players: readonly { readonly id: string; readonly number: number }[]
  }
  const view = await see<Shown>(director, event, 'players { id number }')
  ids = view.players.toSorted((a, b) => a.number - b.number).map(({ id }) => id)
}

const idOf = (n: number): string => ids[8 - n] ?? ''
const fields = 'lots { series rating { ranking edition hash } }'
const lots = async () =>
  (await see<{ lots: readonly { readonly rating: object | null }[] }>(asker(app), event, fields)).lots
const proof = async () =>
  (JSON.parse((await app.inject(`/files/event/${event}/draws.json`)).body) as DrawsFile).draws[0]

/** The places of the edition, without Gracz 4, whom nobody recognises. */
const placesIn = ({ content }: EditionRecord) =>
  content.result.all.flatMap(({ person: id, place }) => {
    const n = Number(id.slice(1))
    return place === null || n === 4 ? [] : [{ player: idOf(n), place }]
  })

beforeEach(async () => {
  const accounts = newAccounts()
  const store = newRankings()
  const own = { game: 'tiny', profile: 'plain' }
  desk = await openDesk({}, store, { ...scheme, game: own.game, profiles: [own.profile] })
  await store.addSheets([
    recordOf({ ...listSheet({ event: 't1', units: [300, 180, 60, 0, 300, 120, 120, 0] }), ...own }),
    recordOf({ ...listSheet({ event: 't2', date: '2026-04-12', units: [0, 60, 180, 300] }), ...own }),
  ])
  for (let n = 1; n <= 8; n++) {
    const licence = { of: 'League of the valley', number: `L${n}`, from: '2026-01-01', until: null }
    await store.savePerson(person(`p${n}`, { name: `Gracz ${n} Żółć`, licences: [licence] }))
  }
  app = await testApp({ accounts, rankings: store })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
  await opened()
})
afterEach(() => app.close())

const refusedDraw = async (draw: object): Promise<string | undefined> =>
  (await act(director, event, { draw: { series: 1, ...draw } })).code

it('takes the places of the newest published edition, and pins it', async () => {
  const first = await desk.draft()
  await desk.stamp(first.hash, 'provisional')
  // A draft is nobody's business yet.
  await desk.draft()
  await does(director, event, { draw: { series: 1 } })
  expect(await lots()).toMatchObject([{ rating: { ranking: 'league', edition: 1, hash: first.hash } }])
  const made = await proof()
  expect(made?.rating).toMatchObject({ ranking: 'league', edition: 1, hash: first.hash })
  const places = placesIn(first)
  expect(places.length).toBeGreaterThan(3)
  expect(new Map(made?.rating?.places.map(({ player, place }) => [player, place]))).toEqual(
    new Map(places.map(({ player, place }) => [player, place])),
  )
  const order = made?.asked.flatMap(({ players }) => players.map(({ id }) => id)) ?? []
  expect(order).toHaveLength(11)
  expect(new Set(order.slice(0, places.length))).toEqual(new Set(places.map(({ player }) => player)))
})

it('takes the edition that the director names, and no other one', async () => {
  expect(await refusedDraw({})).toBe('NO_EDITION')
  const first = await desk.draft()
  const second = await desk.draft()
  const third = await desk.draft()
  expect(await refusedDraw({ edition: 1 })).toBe('UNKNOWN_EDITION')
  await desk.stamp(first.hash, 'provisional')
  await desk.stamp(second.hash, 'provisional')
  await desk.stamp(third.hash, 'provisional', 'withdrawn')
  expect(await refusedDraw({ edition: 9 })).toBe('UNKNOWN_EDITION')
  expect(await refusedDraw({ edition: 3 })).toBe('EDITION_WITHDRAWN')
  await does(director, event, { draw: { series: 1, edition: 1 } })
  expect(await lots()).toMatchObject([{ rating: { edition: 1, hash: first.hash } }])
  await does(director, event, { draw: { series: 1, reason: 'Somebody came late.' } })
  expect(await lots()).toMatchObject([{ rating: { edition: 1 } }, { rating: { edition: 2 } }])
})

it('refuses a ranking that is not here, and an edition where the series is drawn by lots', async () => {
  await opened({ ...byRating, ranking: 'other' })
  expect(await refusedDraw({})).toBe('UNKNOWN_RANKING')
  await opened({})
  expect(await refusedDraw({ edition: 1 })).toBe('NOT_BY_RATING')
  await does(director, event, { draw: { series: 1 } })
  expect(await lots()).toMatchObject([{ rating: null }])
})

it('refuses a ranking of another game', async () => {
  await desk.store.addRanking(
    { id: 'strange', association: 'League of the valley' },
    { ...scheme, game: 'another' },
  )
  await opened({ ...byRating, ranking: 'strange' })
  expect(await refusedDraw({})).toBe('OTHER_GAME')
})

it('tells nobody else whether there is such an edition', async () => {
  await desk.draft()
  expect(await act(asker(app), event, { draw: { series: 1, edition: 1 } })).toMatchObject({
    code: 'NOT_ALLOWED',
  })
})
