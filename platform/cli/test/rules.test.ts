/** Rule sets at the command line: files of them, and the records of hands that were played by one. */
import { readRecords, type Plugin } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { rulesDigest } from '@stolik/gateway/table/pinned'
import { describe, expect, it, test } from 'vitest'
import { stolik } from '../src/stolik.js'

const offer = games.find(({ plugin, calculator }) => plugin.knobs.length > 0 && calculator !== undefined)
const { plugin, calculator } = offer as Required<(typeof games)[number]>

async function run(command: string, file: string, ...more: string[]) {
  const out: string[] = []
  const errors: string[] = []
  async function* pieces(): AsyncGenerator<string> {
    // As a stream brings it.
    for (let i = 0; i < file.length; i += 1000) yield Promise.resolve(file.slice(i, i + 1000))
  }
  const code = await stolik([command, ...more], games, {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
    read: pieces,
    now: () => 0,
  })
  return { code, out: out.join('\n'), errors }
}

/** Turns every knob to a choice that the base does not have, as long as all are possible together. */
function turnedFar(game: Plugin, base: string): Readonly<Record<string, string>> {
  return game.knobs.reduce<Readonly<Record<string, string>>>((turned, { id, choices, bases }) => {
    const other = choices.find((choice) => {
      const isOwn = choice.id === bases[base]?.choice
      return !isOwn && !('refused' in game.turn(base, { ...turned, [id]: choice.id }))
    })
    return other === undefined ? turned : { ...turned, [id]: other.id }
  }, {})
}

const [base = ''] = plugin.profiles
const knobs = turnedFar(plugin, base)
const found = plugin.turn(base, knobs)
const profile = 'refused' in found ? '' : found.profile
const ruleSet = { game: plugin.id, base, name: 'Klub Kartuzy', knobs }
const file = JSON.stringify(ruleSet)

describe('stolik selfplay --rules', () => {
  it('plays by the rule set, and its records carry the knobs and the digest', async () => {
    expect(Object.keys(knobs).length).toBeGreaterThan(10)
    const { code, out } = await run('selfplay', file, '--rules', 'club.json', '--hands', '4', '--records')
    expect(code).toBe(0)
    const records = readRecords(out)
    expect(records).toHaveLength(4)
    for (const reading of records)
      expect(reading).toMatchObject({ record: { profile, rules: rulesDigest(plugin, profile) } })
    const again = await run(
      'selfplay',
      '',
      '--game',
      plugin.id,
      '--profile',
      profile,
      '--hands',
      '4',
      '--records',
    )
    expect(again.out).toBe(out)
    const replayed = await run('replay', out, '--check', 'hands.txt')
    expect(replayed).toMatchObject({ code: 0, errors: [] })
  })

  it('refuses a second word about the rules', async () => {
    const { code, errors } = await run('selfplay', file, '--rules', 'club.json', '--profile', base)
    expect({ code, errors }).toEqual({
      code: 2,
      errors: ['stolik: --rules says which game and profile it is. See stolik selfplay --help.'],
    })
  })

  it('takes a digest and a version that agree', async () => {
    const pinned = { ...ruleSet, version: plugin.version, digest: rulesDigest(plugin, profile) }
    expect(await run('selfplay', JSON.stringify(pinned), '--rules', 'x', '--hands', '1')).toMatchObject({
      code: 0,
    })
  })
})

describe('stolik replay of a hand by a rule set', () => {
  const recorded = async (): Promise<string> =>
    (await run('selfplay', file, '--rules', 'club.json', '--hands', '1', '--records')).out

  it('refuses a digest of other rules, with its line', async () => {
    const other = (await recorded()).replace(/^rules: .*$/m, 'rules: 0123456789abcdef')
    const { code, errors } = await run('replay', other, 'hands.txt')
    const line = other.split('\n').findIndex((text) => text.startsWith('rules:')) + 1
    expect(code).toBe(1)
    expect(errors).toEqual([
      `hands.txt:${line}: it was played by other rules than those of this name here (0123456789abcdef)`,
    ])
    expect(await run('replay', other, '--check', 'hands.txt')).toMatchObject({ code: 1 })
  })

  it('does not compare rules of another version', async () => {
    const older = (await recorded())
      .replace(/^rules: .*$/m, 'rules: 0123456789abcdef')
      .replace(/^game: (\w+) \d+$/m, 'game: $1 99')
    expect((await run('replay', older, 'hands.txt')).out).toContain('played by rules 99, now')
  })

  it('refuses a rule set that is none', async () => {
    const odd = (await recorded()).replace(/^profile: .*$/m, `profile: ${base}~no-knob.1`)
    expect(await run('replay', odd, 'hands.txt')).toMatchObject({ code: 1 })
  })
})

test('stolik value follows the knobs', async () => {
  const { code, out } = await run('value', file, '--rules', 'club.json', '--all')
  expect(code).toBe(0)
  expect(out.split('\n')).toHaveLength(calculator.games(profile).length + 1)
})

describe('a file that holds no rule set is refused in one line', () => {
  const [knob = ''] = Object.keys(knobs)
  const { clause = '' } = plugin.knobs.find(({ id }) => id === knob)?.bases[base] ?? {}
  /** A choice that does not go with the base's own ones. */
  const [impossible, refusal] = plugin.knobs
    .flatMap(({ id, choices }) => choices.map((choice) => ({ [id]: choice.id })))
    .map((turned) => [turned, plugin.turn(base, turned)] as const)
    .find(([, one]) => 'refused' in one) as readonly [
    object,
    { knob: string; clause: string; reason: string },
  ]
  const withKnobs = (turned: unknown): string => JSON.stringify({ ...ruleSet, knobs: turned })
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, '1']))

  it.each([
    ['nothing', '', 'UNREADABLE', 'JSON'],
    ['a list', '[]', 'UNREADABLE', 'game'],
    ['no base', JSON.stringify({ ...ruleSet, base: undefined }), 'UNREADABLE', 'base'],
    ['a knob that is a flag', withKnobs({ [knob]: true }), 'UNREADABLE', knob],
    ['another game', JSON.stringify({ ...ruleSet, game: 'mau' }), 'UNKNOWN_GAME', 'mau'],
    ['another base', JSON.stringify({ ...ruleSet, base: 'constructor' }), 'UNKNOWN_BASE', 'constructor'],
    ['a rule set as base', JSON.stringify({ ...ruleSet, base: profile }), 'UNKNOWN_BASE', base],
    ['an unknown knob', withKnobs({ 'no-knob': 'true' }), 'UNKNOWN_KNOB', 'no-knob'],
    ['a knob of every object', withKnobs({ toString: 'true' }), 'UNKNOWN_KNOB', 'toString'],
    ['no choice', withKnobs({ [knob]: 'no-choice' }), 'NOT_A_CHOICE', `${knob} [${clause}]`],
    ['choices that clash', withKnobs(impossible), 'IMPOSSIBLE', `${refusal.knob} [${refusal.clause}]`],
    ['no reason', withKnobs(impossible), 'IMPOSSIBLE', refusal.reason],
    [
      'a newer version',
      JSON.stringify({ ...ruleSet, version: plugin.version + 1 }),
      'NEWER_VERSION',
      'newer',
    ],
    ['another digest', JSON.stringify({ ...ruleSet, digest: '0123456789abcdef' }), 'DIGEST_DIFFERS', '0123'],
    [
      'a name of control characters',
      JSON.stringify({ ...ruleSet, name: '\u0007\u001b[2J' }),
      'BAD_NAME',
      'name',
    ],
    ['no name', JSON.stringify({ ...ruleSet, name: ' ' }), 'BAD_NAME', 'name'],
    ['a long name', JSON.stringify({ ...ruleSet, name: 'x'.repeat(61) }), 'BAD_NAME', 'name'],
    ['forty-one knobs', withKnobs(many(41)), 'TOO_LONG', '40'],
    ['ten thousand knobs', withKnobs(many(10_000)), 'TOO_LONG', '40'],
    ['control characters for a knob', withKnobs({ '\u001b[2J': '1' }), 'UNKNOWN_KNOB', '?[2J'],
  ])('%s', async (_, text, code, message) => {
    const { errors, code: exit } = await run('selfplay', text, '--rules', 'club.json', '--hands', '1')
    expect(exit).toBe(2)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(`(${code})`)
    expect(errors[0]).toContain(message)
    expect(errors[0]).not.toMatch(/\p{Cc}/u)
  })
})
