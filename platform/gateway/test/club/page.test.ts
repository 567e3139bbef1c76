/** The page of a club: what everybody may see of it, and who is listed there. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Club } from '../../src/settings/clubs.js'
import { clubKey } from '../club-key.js'
import { announce, does, regulations } from '../event/gateway.js'
import { asker, openTiny, sit, type Asker } from '../help.js'
import { keyOf, openDesk } from '../ranking/desk.js'
import { scheme } from '../ranking/kept.js'
import { act, me, owned, register, type Installation } from '../settings/owner.js'
import { newRankings } from '../stores.js'

interface Page {
  readonly name: string
  readonly place: string | null
  readonly signs: boolean
  readonly coming: readonly { readonly name: string }[]
  readonly results: readonly {
    readonly event: { readonly name: string }
    readonly first: readonly { readonly place: number; readonly name: string }[]
  }[]
  readonly rankings: readonly { readonly first: readonly { readonly place: number }[] }[]
  readonly tables: readonly { readonly id: string }[]
  readonly members: readonly { readonly name: string }[]
  readonly listed: boolean | null
}

const fields = `{ name place signs coming { name } results { event { name } first { place name } }
  rankings { ranking name club players decimals first { name place } } tables { id } members { name } listed }`
const page = (by: Asker, id = 'lebork'): Promise<Page | null> =>
  by.get<Page | null>(`{ club(id: "${id}") ${fields} }`)
const list = (by: Asker, listed = true): Promise<{ readonly done?: boolean; readonly code?: string }> =>
  by.get(`mutation { listAtClub(listed: ${listed}) { ... on Done { done } ... on Refused { code } } }`)

const key = clubKey()
const lebork: Club = { ...key.club('lebork', ['ORGANISER']), name: 'Klub Lębork', place: 'Lębork' }
const { name: _, ...hidden } = key.club('hidden')

let installation: Installation
let anybody: Asker
const member = async (sub: string, club = 'lebork'): Promise<Asker> => {
  const { app, time } = installation
  const roles = club === 'lebork' ? (['ORGANISER'] as const) : []
  const { token } = await key.handOver(app, time.now(), { club, sub, roles })
  return asker(app, token)
}
const rankings = newRankings()
const signing = keyOf('Association')
beforeEach(async () => {
  installation = await owned({ clubs: [lebork, hidden], rankings, signingKeys: [signing] })
  anybody = asker(installation.app)
})
afterEach(() => installation.app.close())

const names = (found: Page | null): readonly string[] => (found?.members ?? []).map(({ name }) => name)

describe('the page of a club', () => {
  it('is there for clubs with a name only', async () => {
    expect(await page(anybody)).toEqual({
      name: 'Klub Lębork',
      place: 'Lębork',
      signs: true,
      listed: null,
      coming: [],
      results: [],
      rankings: [],
      tables: [],
      members: [],
    })
    for (const id of ['hidden', 'nobody', '__proto__']) expect(await page(anybody, id)).toBeNull()
  })

  it('has what its people announced: the next evenings, and the last results with the first places', async () => {
    const ola = await member('Ola')
    const single = { ...regulations().format, series: [{ rounds: 1, minutes: null, draw: 'LOTS' }] }
    const ended = { name: 'Ended', starts: 1_700_000_000_000, protestMinutes: 0, format: single }
    const { event } = await announce(ola, ended, 'ended')
    for (const name of ['Anna', 'Bert', 'Celina', 'Dorota'])
      await does(ola, event, { enter: { entrant: { name } } })
    await does(ola, event, { draw: { series: 1 } })
    await does(ola, event, { start: { series: 1 } })
    const lines = ['passed', 'passed', '1 1 made', 'passed']
    await does(ola, event, { list: { series: 1, table: 1, lines, signed: true } })
    await does(ola, event, { end: { series: 1 } })
    await announce(ola, { name: 'Later', starts: 1_900_000_000_000 }, 'later')
    await announce(ola, { name: 'Next', starts: 1_800_000_000_000 }, 'next')
    const off = await announce(ola, { name: 'Off', starts: 1_790_000_000_000 }, 'off')
    await does(ola, off.event, { cancel: { reason: 'Flood.' } })
    await announce(installation.owner, { name: 'Elsewhere' }, 'elsewhere')

    const found = await page(anybody)
    expect(found?.coming.map(({ name }) => name)).toEqual(['Next', 'Later'])
    expect(found?.results.map(({ event: { name } }) => name)).toEqual(['Ended'])
    expect(found?.results[0]?.first[0]?.place).toBe(1)
    expect(found?.results[0]?.first.length).toBeGreaterThan(0)
  })

  it('has its players of published rankings, the best first', async () => {
    const desk = await openDesk({ key: signing }, newRankings(), scheme)
    const clubs: readonly Club[] = [{ ...key.club('dolina'), name: 'DOLINA 3' }]
    await desk.stamp((await desk.draft({ date: '2026-03-31' })).hash, 'provisional', 'final')
    await installation.app.close()
    installation = await owned({ clubs, rankings: desk.store, signingKeys: [signing] })
    const found = await page(asker(installation.app), 'dolina')
    expect(found?.rankings).toMatchObject([{ ranking: 'league', club: 'Dolina 3', players: 4 }])
    const places = found?.rankings[0]?.first.map(({ place }) => place) ?? []
    expect(places.length).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

describe('members on the page of their club', () => {
  it('are those who asked to be, until they take themselves off', async () => {
    const [ola, jan] = [await member('Ola'), await member('Jan')]
    expect((await page(ola))?.listed).toBe(false)
    expect(names(await page(anybody))).toEqual([])
    expect(await list(ola)).toEqual({ done: true })
    expect(await list(jan)).toEqual({ done: true })
    expect(names(await page(anybody))).toEqual(['Jan', 'Ola'])
    expect((await page(ola))?.listed).toBe(true)
    expect((await page(anybody))?.listed).toBeNull()
    expect(await list(jan, false)).toEqual({ done: true })
    expect(names(await page(anybody))).toEqual(['Ola'])
  })

  it('are nobody else: no guest, no account without a club, no member of a club without a page', async () => {
    const { app } = installation
    expect((await list(anybody)).code).toBe('NOT_SIGNED_IN')
    const alone = await register(app, 'Alone')
    expect((await list(alone)).code).toBe('NOT_ALLOWED')
    expect((await page(alone))?.listed).toBeNull()
    expect((await list(await member('Secret', 'hidden'))).code).toBe('NOT_ALLOWED')
    expect(names(await page(anybody))).toEqual([])
  })

  it('are not shown while banned, without the name that was taken away, or after they deleted their account', async () => {
    const { owner } = installation
    const [ola, jan, ewa] = [await member('Ola'), await member('Jan'), await member('Ewa')]
    for (const one of [ola, jan, ewa]) await list(one)
    await act(owner, { ban: { person: (await me(ola)).id, lasts: 'DAY' } })
    await act(owner, { takeName: (await me(jan)).id })
    await ewa.get('mutation { deleteAccount { __typename } }')
    expect(names(await page(anybody))).toEqual([])
  })

  it('see it in the file of their data', async () => {
    const ola = await member('Ola')
    await list(ola)
    const { json } = await ola.get<{ json: string }>('{ exportAccount { ... on AccountExport { json } } }')
    expect(JSON.parse(json)).toMatchObject({ clubListing: { club: 'lebork' } })
  })
})

describe('tables on the page of a club', () => {
  it('are public ones at which somebody sits who is listed', async () => {
    const [ola, jan] = [await member('Ola'), await member('Jan')]
    const open = await openTiny(ola)
    const secret = await openTiny(ola, 'private: true')
    const other = await openTiny(jan)
    expect((await page(anybody))?.tables).toEqual([])
    await list(ola)
    expect((await page(anybody))?.tables.map(({ id }) => id)).toEqual([open.id])
    expect(secret.id).not.toBe(open.id)
    await list(jan)
    expect((await page(anybody))?.tables.map(({ id }) => id).toSorted()).toEqual(
      [open.id, other.id].toSorted(),
    )
    await list(ola, false)
    expect((await page(anybody))?.tables.map(({ id }) => id)).toEqual([other.id])
    await sit(ola, other.id)
  })
})
