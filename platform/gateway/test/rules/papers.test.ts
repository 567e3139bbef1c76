/** The papers of events and rankings that are held by a rule set name it in words. */
import { say, writeProfile, type Locale } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/games.js'
import { printEdition } from '../../src/ranking/publish/paper.js'
import { keptByAnybody, keptFor } from '../../src/rules/kept-name.js'
import { association } from '../../src/rules/store.js'
import { rulesDigest } from '../../src/table/pinned.js'
import type { Paper } from '../../src/event/print/documents.js'
import { printHere, type EventPaper } from '../../src/event/print/printing.js'
import { fakeTime, testApp, type App } from '../help.js'
import { scheme } from '../ranking/kept.js'
import { announce, does, official } from '../event/gateway.js'
import { readable } from '../event/print/readable.js'
import { turnable, type Turnable } from './turnable.js'
import { newAccounts, newRuleSets } from '../stores.js'

const [{ plugin, offer, base, knob, choice }] = turnable as readonly [Turnable]
const profile = writeProfile(base, { [knob]: choice })
const baseName = (locale: Locale): string => say(offer.catalogues[locale], locale, `profile.${base}`)
const textOf = (bytes: Uint8Array): string => readable(bytes).join(' ').replaceAll('\n', ' ')

let app: App
/** What the gateway asks to be printed for an event. */
let request: EventPaper

/** Regulations of an event by these rules. */
const heldBy = (rules: string): object => ({
  game: plugin.id,
  format: {
    id: offer.events?.[0]?.id,
    profile: rules,
    chairs: plugin.chairs(rules),
    bye: null,
    stake: null,
    tieBreaks: ['lot'],
    scoring: { scale: null, ties: 'MEAN' },
    series: [{ rounds: 1, minutes: 120, draw: 'LOTS' }],
  },
})

beforeAll(async () => {
  const accounts = newAccounts()
  const print = (paper: object): Promise<undefined> => {
    request = paper as EventPaper
    return Promise.resolve(undefined)
  }
  app = await testApp({
    games,
    accounts,
    time: fakeTime(1_700_000_000_000),
    printing: { print, waiting: () => 0, stop: () => Promise.resolve() },
  })
  const director = await official({ app, accounts }, 'Director', 'ORGANISER')
  const { event } = await announce(director, heldBy(profile))
  for (let n = 1; n <= 8; n++) await does(director, event, { enter: { entrant: { name: `Gość ${n}` } } })
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  await app.inject({ url: `/files/event/${event}/regulations.pdf` })
})
afterAll(() => app.close())

async function paperOf(paper: Paper, locale: Locale, savedName: string | null): Promise<string> {
  const bytes = await printHere(games).print({ ...request, locale, ruleName: savedName, paper })
  if (bytes === undefined) throw new Error('no paper')
  return textOf(bytes)
}

describe.each([
  ['regulations', { kind: 'regulations' }],
  ['results', { kind: 'results' }],
  ['minutes', { kind: 'minutes' }],
  ['start cards', { kind: 'cards' }],
  ['the seating plan', { kind: 'draw', series: 1 }],
  ['lists', { kind: 'lists', series: 1 }],
] as readonly (readonly [string, Paper])[])('%s of an event', (_, paper) => {
  it('name the base and the number of differences', async () => {
    const text = await paperOf(paper, 'pl', null)
    expect(text).toContain(`${baseName('pl')}, 1 różnica`)
    expect(text).toContain(`(skrót ${rulesDigest(plugin, profile)}, wersja ${plugin.version})`)
    expect(text).not.toContain('~')
  })

  it('name the rules as their owner keeps them', async () => {
    const text = await paperOf(paper, 'de', 'Klub Kartuzy')
    expect(text).toContain(`Klub Kartuzy (${baseName('de')}, 1 Abweichung)`)
    expect(text).not.toContain('~')
  })
})

it('regulations of an event have each difference with its clauses', async () => {
  const text = await paperOf({ kind: 'regulations' }, 'en', null)
  expect(text).toContain(`Differences from the rules “${baseName('en')}”`)
  expect(text).toContain(offer.catalogues.en[`knob.${knob}.${choice}`])
})

it('an event of a club is printed under the name that its club gives to the rules at that moment', async () => {
  const [accounts, ruleSets] = [newAccounts(), newRuleSets()]
  const clubs = ['kartuzy', 'puck'].map((id) => ({ id, origins: [], roles: [] }))
  const gateway = await testApp({ games, accounts, ruleSets, clubs, time: fakeTime(1_700_000_000_000) })
  const director = await official({ app: gateway, accounts }, 'Director', 'ORGANISER')
  // The director is a member of the club.
  const byId = accounts.byId.bind(accounts)
  accounts.byId = async (id) => {
    const account = await byId(id)
    return account && { ...account, club: 'kartuzy' }
  }
  const { event } = await announce(director, heldBy(profile))
  const paper = async (): Promise<string> => {
    const { rawPayload } = await gateway.inject({ url: `/files/event/${event}/regulations.pdf?lang=de` })
    return textOf(rawPayload)
  }
  const keep = (owner: string, name: string, instead: string | null = null) =>
    ruleSets.keep({ owner, game: plugin.id, profile, name }, instead)
  await keep('puck', 'Klub Puck')
  expect(await paper()).not.toContain('Klub Puck')
  const saved = await keep('kartuzy', 'Klub Kartuzy')
  if (typeof saved === 'string') throw new Error(saved)
  expect(await paper()).toContain(`Klub Kartuzy (${baseName('de')}, 1 Abweichung)`)
  await keep('kartuzy', 'Kartuzy 1926', saved.id)
  expect(await paper()).toContain('Kartuzy 1926')
  await ruleSets.drop('kartuzy', (await ruleSets.of('kartuzy'))[0]?.id ?? '')
  const text = await paper()
  expect(text).toContain(`${baseName('de')}, 1 Abweichung`)
  expect(text).not.toContain('Kartuzy')
  await gateway.close()
})

it('the paper of a ranking names all its rules', async () => {
  const person = { place: null, person: 'p', name: null, club: null }
  const published = {
    ranking: 'r',
    association: 'Związek',
    name: 'Liga',
    edition: 1,
    status: 'final',
    date: '2026-03-01',
    season: scheme.season,
    kind: 'points',
    decimals: 0,
    hash: 'a'.repeat(64),
    at: 0,
    corrects: null,
    correctedBy: null,
    rows: [],
    teams: [],
    categories: [],
    person,
  } as unknown as Parameters<typeof printEdition>[0]['published']
  const paper = await printEdition({
    published,
    scheme: { ...scheme, game: plugin.id, profiles: [base, profile] },
    schemeVersion: 1,
    offer,
    locale: 'fr',
    ruleNames: [null, 'Klub Kartuzy'],
  })
  const text = textOf(paper)
  expect(text).toContain(`${baseName('fr')}, Klub Kartuzy (${baseName('fr')}, 1 différence)`)
  expect(text).not.toContain('~')
})

describe('the name of a rule set', () => {
  const clubs = [{ id: 'kartuzy', origins: [], roles: [] }]
  const deps = { ruleSets: newRuleSets(), settings: { clubs: () => clubs } }
  const keep = (owner: string, name: string): Promise<unknown> =>
    deps.ruleSets.keep({ owner, game: 'g', profile, name }, null)
  const nameFor = async (club: string | null): Promise<string | undefined> =>
    (await keptFor(deps, 'g', profile, () => Promise.resolve(club)))?.name
  const nameByAnybody = async (of = profile): Promise<string | undefined> =>
    (await keptByAnybody(deps, 'g', of))?.name

  it('is that of the club, else that of the association, and never that of a club that is gone', async () => {
    expect(await nameByAnybody()).toBeUndefined()
    await keep('gone', 'Gone')
    expect(await nameByAnybody()).toBeUndefined()
    expect(await nameFor('gone')).toBeUndefined()
    await keep('kartuzy', 'Kartuzy')
    expect([await nameFor('kartuzy'), await nameFor('puck'), await nameFor(null)]).toEqual([
      'Kartuzy',
      undefined,
      undefined,
    ])
    expect(await nameByAnybody()).toBe('Kartuzy')
    await keep(association, 'Związek')
    expect([await nameFor('kartuzy'), await nameFor('puck'), await nameByAnybody()]).toEqual([
      'Kartuzy',
      'Związek',
      'Związek',
    ])
  })

  it('is not asked for where a profile of the game is played, which has a name of its own', async () => {
    await deps.ruleSets.keep({ owner: association, game: 'g', profile: base, name: 'Another' }, null)
    expect(await nameByAnybody(base)).toBeUndefined()
  })
})
