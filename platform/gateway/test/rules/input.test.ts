/** What people send as rule sets: everything that is not one is refused with its knob and clause, and changes nothing. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeProfile } from '@stolik/core'
import { games } from '../../src/games.js'
import { rulesDigest } from '../../src/table/pinned.js'
import { asker, fakeTime, type App } from '../help.js'
import { owned, type Person } from '../settings/owner.js'
import { drop, fields, keep, listed, type RulesAnswer } from './asks.js'
import { turnable, type Turnable } from './turnable.js'

let app: App
let owner: Person

beforeEach(async () => {
  const clubs = [{ id: 'kartuzy', name: 'Kartuzy', origins: [], roles: [] }]
  ;({ app, owner } = await owned({ games, clubs, rate: 6_000 }))
})
afterEach(() => app.close())

const tried = (game: string, base: string, knobs: readonly object[]): Promise<RulesAnswer> =>
  asker(app).get(
    `query ($game: ID!, $base: ID!, $knobs: [TurnedKnob!]!) {
       tryRules(game: $game, base: $base, knobs: $knobs) ${fields} }`,
    { game, base, knobs },
  )
const found = (game: string, profile: string): Promise<RulesAnswer | null> =>
  asker(app).get(
    `query ($game: ID!, $profile: ID!) { ruleSet(game: $game, profile: $profile) {
       __typename id game base name profile digest differences { knob choice clause baseChoice baseClause } } }`,
    { game, profile },
  )

describe.each(turnable.map((one) => [one.plugin.id, one] as const))(
  'rule sets of %s',
  (game, { plugin, base, knob, choice, impossible }: Turnable) => {
    const profile = writeProfile(base, { [knob]: choice })
    const rules = { game, base, knobs: [{ knob, choice }] }

    it('are tried, kept, found by their text, replaced and dropped', async () => {
      const view = {
        __typename: 'RuleSet',
        game,
        base,
        profile,
        digest: rulesDigest(plugin, profile),
        differences: plugin.differences(profile),
      }
      expect(await tried(game, base, rules.knobs)).toEqual({ ...view, id: '', name: '' })
      expect(await found(game, profile)).toEqual({ ...view, id: '', name: '' })
      expect(await listed('kartuzy')(app)).toEqual([])
      const saved = await keep(owner, 'kartuzy', { ...rules, name: '  Klub  Kartuzy ' })
      expect(saved).toEqual({ ...view, id: saved.id, name: 'Klub Kartuzy' })
      expect(saved.id).not.toBe('')
      expect(await found(game, profile)).toEqual(saved)
      expect(await keep(owner, 'kartuzy', { ...rules, name: 'Other' })).toMatchObject({
        code: 'KEPT_ALREADY',
      })
      const renamed = await keep(owner, 'kartuzy', { ...rules, name: 'Other', id: saved.id })
      expect(await listed('kartuzy')(app)).toEqual([{ ...view, id: renamed.id, name: 'Other' }])
      expect(await drop(owner, 'kartuzy', saved.id)).toMatchObject({ code: 'UNKNOWN_RULE_SET' })
      expect(await drop(owner, 'kartuzy', renamed.id)).toEqual(renamed)
      expect(await listed('kartuzy')(app)).toEqual([])
    })

    const many = Array.from({ length: 1_000 }, (_, n) => ({ knob: `k${n}`, choice: 'true' }))
    const long = [{ knob: 'x'.repeat(5_000), choice: 'true' }]
    it.each([
      ['an unknown game', { game: 'no-such-game' }, { code: 'UNKNOWN_GAME' }],
      ['an unknown base', { base: 'no-such-base' }, { code: 'UNKNOWN_BASE' }],
      ['a rule set as the base', { base: profile }, { code: 'UNKNOWN_BASE' }],
      ['the name of a method as the base', { base: 'constructor' }, { code: 'UNKNOWN_BASE' }],
      ['an unknown knob', { knobs: long }, { code: 'UNKNOWN_KNOB', knob: 'x'.repeat(40) }],
      [
        'the name of a prototype as a knob',
        { knobs: [{ knob: '__proto__', choice: 'true' }] },
        { code: 'UNKNOWN_KNOB', knob: '__proto__' },
      ],
      [
        'no choice of the knob',
        { knobs: [{ knob, choice: 'no-such-choice' }] },
        {
          code: 'NOT_A_CHOICE',
          knob,
          clause: plugin.knobs.find(({ id }) => id === knob)?.bases[base]?.clause,
        },
      ],
      ['a knob given twice', { knobs: [...rules.knobs, ...rules.knobs] }, { code: 'NOT_A_CHOICE', knob }],
      [
        'an impossible combination',
        { base: impossible.base, knobs: impossible.knobs },
        { code: 'IMPOSSIBLE', ...impossible.why },
      ],
      ['a thousand knobs', { knobs: many }, { code: 'TOO_LONG' }],
      ['a name of control characters', { name: 'Klub\u0000\u202eKartuzy' }, { code: 'BAD_NAME' }],
      ['a name of two lines', { name: 'Klub\nKartuzy' }, { code: 'BAD_NAME' }],
      ['no name', { name: '   ' }, { code: 'BAD_NAME' }],
      ['a name of 61 letters', { name: 'ż'.repeat(61) }, { code: 'BAD_NAME' }],
    ])('%s is refused', async (_, change, refused) => {
      expect(await keep(owner, 'kartuzy', { ...rules, ...change })).toMatchObject({
        __typename: 'RuleSetRefused',
        ...refused,
      })
      expect(await listed('kartuzy')(app)).toEqual([])
    })

    it('have no other text', async () => {
      const texts = [
        `${profile} `,
        `${profile}~${knob}.${choice}`,
        'no-such-profile',
        `${base}~x.${'y'.repeat(990)}`,
      ]
      for (const text of texts) expect(await found(game, text), text).toBeNull()
      expect(await found('no-such-game', profile)).toBeNull()
    })
  },
)

it('ten thousand knobs are refused before they are read', async () => {
  const [{ plugin, base } = { plugin: undefined, base: '' }] = turnable
  const game = plugin?.id
  const knobs = Array.from({ length: 10_000 }, (_, n) => ({ knob: `k${n}`, choice: 'true' }))
  const query = `query ($game: ID!, $base: ID!, $knobs: [TurnedKnob!]!) {
    tryRules(game: $game, base: $base, knobs: $knobs) { __typename } }`
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { game, base, knobs } },
  })
  expect(answer.statusCode).toBe(413)
})

it('a game says what can be turned, and what does not go together', async () => {
  const rows = await asker(app).get<readonly Record<string, unknown>[]>(
    '{ games { id knobs { id kind choices { id clause } bases { base choice clause } } conflicts { reason knobs through } } }',
  )
  for (const { plugin } of games) {
    const { knobs, conflicts } = rows.find(({ id }) => id === plugin.id) ?? {}
    expect(conflicts).toEqual(plugin.conflicts)
    expect(knobs).toEqual(
      plugin.knobs.map(({ id, kind, choices, bases }) => ({
        id,
        kind: kind.toUpperCase(),
        choices,
        bases: plugin.profiles.map((base) => ({ base, ...bases[base] })),
      })),
    )
  }
})

it('a game names the rules of clubs elsewhere, each of which it knows', async () => {
  const rows = await asker(app).get<
    readonly {
      readonly id: string
      readonly houses: readonly { readonly name: string; readonly profile: string }[]
    }[]
  >('{ games { id houses { name profile source } } }')
  for (const { plugin, houses = [] } of games) {
    expect(rows.find(({ id }) => id === plugin.id)?.houses).toEqual(houses)
    expect(houses.filter(({ profile }) => !plugin.knows(profile))).toEqual([])
  }
  expect(rows.flatMap(({ houses }) => houses).length).toBeGreaterThan(0)
})

it('trying and listing rule sets is paid for', async () => {
  await app.close()
  const time = fakeTime()
  ;({ app, owner } = await owned({ time, rate: 600 }))
  await time.advance(10_000)
  const query = `{ ${Array.from(
    { length: 15 },
    (_, n) => `a${n}: tryRules(game: "tiny", base: "plain", knobs: []) {
    __typename ... on RuleSetRefused { code } }`,
  ).join(' ')} }`
  const list = '{ ruleSets(owner: "ASSOCIATION") { id } }'
  expect((await asker(app).ask(list)).errors).toBeUndefined()
  const codes = new Set<string | undefined>()
  for (let n = 0; n < 120; n++) {
    const { data } = await asker(app).ask(query)
    for (const one of Object.values(data ?? {})) codes.add((one as RulesAnswer).code)
  }
  expect(codes).toEqual(new Set([undefined, 'TOO_MANY']))
  expect((await asker(app).ask(list)).errors?.[0]?.message).toMatch(/Try again in ten seconds/)
  await time.advance(10_000)
  expect((await asker(app).ask(list)).errors).toBeUndefined()
})

it('one account changes rule sets a hundred and twenty times an hour', async () => {
  await app.close()
  const time = fakeTime()
  ;({ app, owner } = await owned({ time }))
  const codeOf = async (n: number) => (await keep(owner, 'ASSOCIATION', { name: `Nr ${n}` })).code ?? 'kept'
  expect(await codeOf(0)).toBe('kept')
  for (let n = 1; n < 120; n++) expect(await codeOf(n)).toBe('KEPT_ALREADY')
  expect(await codeOf(120)).toBe('TOO_MANY')
  expect((await listed('ASSOCIATION')(app)).map(({ name }) => name)).toEqual(['Nr 0'])
})
