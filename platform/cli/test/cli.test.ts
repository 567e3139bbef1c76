/** The `stolik` command on the tiny game: its output, its refusals and its exit codes. */
import { describe, expect, it } from 'vitest'
import {
  commitment,
  locales,
  luckCommitment,
  stream,
  writeRecord,
  writeRecordJson,
  type HandRecord,
  type LuckBinding,
  type Proof,
  type RecordFormat,
} from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import { offer as tiny } from '../../../test/tiny/index.js'
import { commandNames } from '../src/help.js'
import { leagueCommands } from '../src/league/league.js'
import { rankCommands } from '../src/ranking/rank.js'
import { stolik } from '../src/stolik.js'
import type { Summary } from '../src/play/selfplay.js'
import { tournamentCommands } from '../src/event/tournament.js'

interface Told {
  readonly code: number
  readonly out: string
  readonly errors: readonly string[]
}

/** A text in pieces of 7 characters. An undefined text is a missing file. */
async function* pieces(text: string | undefined): AsyncGenerator<string> {
  await Promise.resolve()
  if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7)
}

/** Runs the command on files given as texts. */
async function run(args: string, files: Readonly<Record<string, string>> = {}): Promise<Told> {
  const out: string[] = []
  const errors: string[] = []
  const code = await stolik(args.split(' '), [offer], {
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
    read: (file) => pieces(files[file]),
    now: (() => {
      let time = 0
      return () => (time += 500)
    })(),
  })
  return { code, out: out.join('\n'), errors }
}

const record: HandRecord = {
  game: 'tiny',
  version: 1,
  profile: 'plain',
  chairs: 3,
  hand: 0,
  carry: '',
  proof: null,
  players: ['Ola', 'Jan', 'Ewa'],
  deal: 'CA CT CK / SA ST SK / HA HT HK / CQ SQ HQ',
  moves: '0:pass 1:3 1:concede'.split(' ').map((word) => ({ seat: Number(word[0]), move: word.slice(2) })),
}
const good = writeRecord(record)

/** The format of a platform that writes `(tiny) name outcome`. */
const lines: RecordFormat = {
  id: 'lines',
  begins: (line) => line.startsWith('(tiny)'),
  name: (line) => line.split(' ')[1] ?? null,
  replay: (line) => {
    const outcome = line.split(' ')[2]
    if (outcome === 'hidden' || outcome === 'revoke') return { problem: outcome, action: 5, about: '??' }
    const differences = outcome === 'same' ? [] : [{ what: 'value', claimed: '4', found: '3' }]
    return { players: ['Ola', ''], scores: [3, -3], result: 'value 3', differences, actions: 9 }
  },
  read: (line) => (line.endsWith('revoke') ? { problem: 'revoke', action: 5, about: '??' } : record),
  write: ({ moves }) => `(tiny) ${moves.length} moves`,
}
const offer = { ...tiny, formats: [lines] }

describe('stolik replay', () => {
  it('prints the settlement in words, with clauses and scores', async () => {
    const { code, out, errors } = await run('replay a.txt', { 'a.txt': good })
    expect(errors).toEqual([])
    expect(code).toBe(0)
    expect(out).toBe(`a.txt:1  tiny, plain, hand 1, 3 moves
  Lost −6                R5
  The game was conceded  R6
  Jan +3 · Ewa −6 · Ola +3
`)
  })

  it('says by which rules an old record was played, and shows both results where they differ', async () => {
    const old = (scores: readonly number[]) => writeRecord({ ...record, version: 3, scores })
    const same = await run('replay x', { x: old([3, -6, 3]) })
    expect([same.code, same.errors]).toEqual([0, []])
    expect(same.out).toContain('  played by rules 3, now 1\n  Jan +3 · Ewa −6 · Ola +3\n')
    const { out } = await run('replay x', { x: old([2, -4, 2]) })
    expect(out).toContain(
      '  played by rules 3, now 1\n  then: Jan +2 · Ewa −4 · Ola +2\n  now: Jan +3 · Ewa −6 · Ola +3\n',
    )
    const checked = await run('replay --check x', { x: old([2, -4, 2]) })
    expect(checked.code).toBe(0)
    expect(checked.out).toContain('unreplayable: played by rules 3, now 1; score of 0 is 3, claimed 2')
    const stopped = await run('replay x', { x: old([3, -6, 3]).replace('carry:', 'carry: ?') })
    expect(stopped.errors).toEqual([
      'x:10: an earlier hand cannot leave this behind (?); played by rules 3, now 1',
    ])
  })

  it('speaks the language asked for', async () => {
    expect((await run('replay --lang de -', { '-': good })).out).toContain('Verloren −6')
    expect((await run('replay --lang pl -', { '-': good })).out).toContain('Przegrana −6')
  })

  it('reports file and line of a bad record, replays the others, and exits with 1', async () => {
    const illegal = writeRecord({ ...record, moves: [{ seat: 0, move: 'CA' }] })
    const unread = good.replace('hand: 0', 'hand: none')
    const file = [good, illegal, unread, good].join('\n')
    const { code, out, errors } = await run('replay x', { x: file })
    expect(code).toBe(1)
    expect(errors).toEqual([
      'x:25: this move was not allowed (0:CA)',
      'x:31: this key cannot have that value (hand)',
    ])
    expect(out.match(/Lost −6/g)).toHaveLength(2)
  })

  it('replays the other files when one cannot be read', async () => {
    const { code, out, errors } = await run('replay none b', { b: good })
    expect(code).toBe(1)
    expect(errors).toEqual(['none: cannot be read (ENOENT)'])
    expect(out).toContain('Lost −6')
  })

  it('prints one JSON document with --json, errors included', async () => {
    const { code, out } = await run('replay --json x', {
      x: `${good}\n${good.replace('carry:', 'carry: ?')}`,
    })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      { file: 'x', line: 1, game: 'tiny', hand: 0, scores: [3, -6, 3], shuffle: null },
      { file: 'x', line: 23, error: 'an earlier hand cannot leave this behind (?)' },
    ])
  })

  it('reports an unfinished hand, and a file without records', async () => {
    const { out } = await run('replay x', { x: writeRecord({ ...record, moves: [] }) })
    expect(out).toContain('not finished')
    expect((await run('replay x', { x: '# nothing\n' })).errors).toEqual(['x:1: there is no record'])
  })

  it('detects a shuffle that does not match its commitment', async () => {
    const secret = 'ab'.repeat(16)
    const proof = { salt: secret, seed: secret, commitment: secret, luck: ['', '', ''] }
    const { code, errors, out } = await run('replay x', { x: writeRecord({ ...record, proof }) })
    expect(code).toBe(1)
    expect(errors).toEqual(['x:11: the commitment does not match this salt and seed'])
    expect(out).toContain('Lost −6')
  })

  it('says of a fair shuffle how luck came into it, and finds luck that is not what was committed to', async () => {
    const sealed = { salt: 'ab'.repeat(16), seed: 'cd'.repeat(16) }
    const luck = ['ola', '', 'ewa']
    const deal = tiny.plugin.deal('plain', stream(sha256, sealed.seed, luck))
    const own = commitment(sha256, sealed)
    const at = { table: 'abcdefgh', hand: record.hand, attempt: 0, commitment: own }
    const binding: LuckBinding = {
      table: at.table,
      attempt: 0,
      commitments: luck.map((one, chair) => luckCommitment(sha256, { ...at, chair }, one)),
      ways: ['committed', 'withheld', 'open'],
    }
    const proof = { ...sealed, commitment: own, luck, binding }
    const text = (changed: Proof): string => writeRecord({ ...record, deal, proof: changed, moves: [] })
    const { out } = await run('replay x', { x: text(proof) })
    expect(out).toContain(
      'the shuffle was fair (luck by chair: committed, withheld, open; open luck does not protect against a player who knew the seed)',
    )
    expect(JSON.parse((await run('replay --json x', { x: text(proof) })).out)).toMatchObject([
      { shuffle: 'fair', luck: ['committed', 'withheld', 'open'] },
    ])
    const { binding: _, ...older } = proof
    expect((await run('replay x', { x: text(older) })).out).toContain('luck by chair: open, none, open;')
    const other = { ...proof, binding: { ...binding, commitments: binding.commitments.toReversed() } }
    expect((await run('replay x', { x: text(other) })).errors).toEqual([
      'x:11: the luck of a player is not what it was bound to',
    ])
  })

  it('removes characters that move the cursor from foreign text', async () => {
    const { errors } = await run('replay x', { x: `stolik: 1\n\u001b[2J${'y'.repeat(10_000)}` })
    expect(errors[0]).toMatch(/^x:2: neither “key: value” nor moves \(\?\[2Jy+…\)$/)
  })
})

describe('stolik replay --check', () => {
  const claiming = (scores: readonly number[], more: Partial<HandRecord> = {}): string =>
    writeRecord({ ...record, ...more, scores })
  const mixed = [
    claiming([3, -6, 3], { id: 'a 1' }),
    claiming([3, -12, 3]),
    good,
    claiming([0, 0, 0], { moves: [] }),
    claiming([3, -6, 3], { moves: [{ seat: 0, move: 'CA' }] }),
    `${writeRecordJson({ ...record, id: 'j', scores: [3, -6, 3] })}\n`,
    '(tiny) 1 same',
    '(tiny) 2 differs',
    '(tiny) 3 hidden',
    '(tiny) 4 revoke',
    'stray',
    'stray as well',
  ].join('\n')

  it('reports differences, and counts', async () => {
    const { code, out, errors } = await run('replay --check x', { x: mixed })
    expect(errors).toEqual([])
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      'x:16: differs: score of 1 is -6, claimed -12',
      'x:30: unreplayable: it claims no scores',
      'x:43: unreplayable: it ends before the hand does',
      'x:68: invalid: this move was not allowed (0:CA)',
      'x:73: 2 differs: value is 3, claimed 4',
      'x:74: 3 unreplayable, move 5: it shows a card that nobody knows (??)',
      'x:75: 4 invalid, move 5: the player does not follow suit (??)',
      'x:76: invalid: this is not part of a record: a record begins with “stolik: 1” (stray)',
      '3 same, 2 differ, 3 unreplayable, 3 invalid',
    ])
  })

  it('prints one line per record with --json, and the totals last', async () => {
    const lines = (await run('replay --check --json x', { x: mixed })).out.split('\n')
    expect(lines.at(-1)).toBe('3 same, 2 differ, 3 unreplayable, 3 invalid')
    const entries = lines.slice(0, -1).map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(entries).toHaveLength(11)
    expect(entries[0]).toEqual({ id: 'a 1', status: 'same', file: 'x', line: 1 })
    expect(entries[1]).toMatchObject({ id: null, status: 'differs', differences: [{ found: '-6' }] })
    expect(entries[5]).toMatchObject({ id: 'j', status: 'same' })
    expect(entries[9]).toMatchObject({ id: '4', status: 'invalid', move: 5, line: 75 })
  })

  it('exits with 0 when all records agree with their results', async () => {
    const { code, out } = await run('replay --check x', { x: `${claiming([3, -6, 3])}\n(tiny) 3 hidden` })
    expect(out).toContain('1 same, 0 differ, 1 unreplayable, 0 invalid')
    expect(code).toBe(0)
    expect((await run('replay --check none')).code).toBe(1)
    expect((await run('replay --check x', { x: '' })).code).toBe(1)
  })
})

describe('stolik convert', () => {
  it('converts each form to each other and back', async () => {
    const json = await run('convert --to json x', { x: good })
    expect(json.code).toBe(0)
    expect(JSON.parse(json.out)).toMatchObject({
      stolik: 1,
      game: 'tiny',
      moves: ['0:pass', '1:3', '1:concede'],
    })
    expect((await run('convert --to text x', { x: json.out })).out).toBe(good)
    expect((await run('convert --to lines x', { x: json.out })).out).toBe('(tiny) 3 moves')
    expect((await run('convert --to text x', { x: '(tiny) 1 same' })).out).toBe(good)
  })

  it('reports what cannot be converted, and converts the rest', async () => {
    const file = ['(tiny) 4 revoke', '{', good].join('\n')
    const { code, out, errors } = await run('convert --to json x', { x: file })
    expect(code).toBe(1)
    expect(errors).toEqual([
      'x:1: move 5: the player does not follow suit (??)',
      'x:2: neither “key: value” nor moves ({)',
    ])
    expect(out.split('\n')).toHaveLength(1)
  })
})

describe('a record of another platform', () => {
  it('is replayed beside our own records', async () => {
    const { code, out, errors } = await run('replay x', { x: `(tiny) 2 differs\n(tiny) 4 revoke\n${good}` })
    expect(code).toBe(1)
    expect(errors).toEqual(['x:2: move 5: the player does not follow suit (??)'])
    expect(out).toContain(
      'x:1  lines 2, 9 actions\n  value 3\n  it claims a different value: 4\n  Ola +3 · seat 1 −3',
    )
    expect(out).toContain('Lost −6')
  })
})

describe('stolik selfplay', () => {
  const selfplay = (more: string): Promise<Told> => run(`selfplay --game tiny --hands 300 ${more}`)

  it('is the same for the same seed and different for another', async () => {
    const [a, b, c] = await Promise.all([selfplay('--seed 7'), selfplay('--seed 7'), selfplay('--seed 8')])
    expect(a.code).toBe(0)
    expect(a.out).toBe(b.out)
    expect(a.out).not.toBe(c.out)
  })

  it('counts every hand once among the contracts, and its scores add up to 0', async () => {
    const summary = JSON.parse((await selfplay('--seed 7 --json')).out) as Summary
    expect(summary.contracts.reduce((sum, { hands }) => sum + hands, 0)).toBe(300)
    expect(summary.seats.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0)
    expect(summary.against).toBeNull()
    expect(summary).toMatchObject({ game: 'tiny', profile: 'plain', chairs: 3, hands: 300, seed: '7' })
  })

  it('measures a bot against random play, with an interval', async () => {
    const summary = JSON.parse((await selfplay('--json --against random --profile high')).out) as Summary
    const { better = 0, even = 0, worse = 0, lead, wins } = summary.against ?? {}
    expect(better + even + worse).toBe(300)
    expect(lead?.mean).toBeGreaterThan(lead?.within ?? Infinity)
    expect(wins?.from).toBeLessThan(wins?.share ?? 0)
    expect(wins?.from).toBeGreaterThan(0.5)
  })

  it('prints a summary that can be reviewed', async () => {
    const { out } = await selfplay('--seed 7 --against random')
    expect(out).toMatch(/^tiny 1, plain, 3 chairs: 300 hands with seed 7, \d+ moves\n/)
    expect(out).toMatch(/\n +\d+ +\d+\.\d % +\d+\.\d % +−?\d+\.\d\d {2}1 trick\n/)
    expect(out).toMatch(/one bot against random play: better in \d+ hands/)
    expect(out).toMatch(/\n0\.5 s, 600 hands\/s$/)
  })

  it('plays at tables of four, where one player sits out', async () => {
    const summary = JSON.parse((await selfplay('--chairs 4 --json')).out) as Summary
    expect(summary.seats).toHaveLength(3)
  })
})

describe('a wrong call', () => {
  it.each([
    ['dance', 'There is no command “dance”.'],
    ['replay', 'Name the file to read, or - for standard input.'],
    ['convert x', '--to is text, json, lines.'],
    ['convert --to pdf x', '--to is text, json, lines.'],
    ['convert --to text', 'Name the file to read, or - for standard input.'],
    ['replay --quiet x', "Unknown option '--quiet'."],
    ['replay --lang it x', `--lang is ${locales.join(', ')}, not “it”.`],
    ['selfplay', '--game is tiny.'],
    ['selfplay --game huge', '--game is tiny.'],
    ['selfplay --game tiny --profile low', '--profile of tiny is plain or high.'],
    ...['0', 'many', '1.5', '1e9', '1000000000', '=-1'].map((hands): [string, string] => [
      `selfplay --game tiny --hands${hands.startsWith('=') ? hands : ` ${hands}`}`,
      `--hands is a whole number from 1 to 99999999, not “${hands.replace('=', '')}”.`,
    ]),
    ['selfplay --game tiny --chairs 5', '--chairs in plain is 3 or 4.'],
    ['selfplay --game tiny --against me', 'The only value of --against is random.'],
  ])('stolik %s', async (args, output) => {
    const { code, out, errors } = await run(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    const [command = ''] = args.split(' ')
    expect(errors).toEqual([
      `stolik: ${output} See stolik ${command === 'dance' ? '' : `${command} `}--help.`,
    ])
  })

  it('is answered by --help with a line for every command', async () => {
    const { code, out } = await run('--help')
    expect(code).toBe(0)
    for (const name of commandNames) expect(out).toMatch(new RegExp(`^  ${name} +[A-Z].*\\.$`, 'm'))
  })

  it.each(commandNames)(
    'stolik %s --help prints what it does, how it is called, and an example',
    async (name) => {
      const { code, out } = await run(`${name} --help`)
      expect(code).toBe(0)
      expect(out).toMatch(/^[A-Z].*\.$/m)
      expect(out).toContain(`\nUse: stolik ${name} `)
      expect(out).toMatch(new RegExp(`^Example: stolik ${name} .`, 'm'))
      if (name === 'selfplay') expect(out).toMatch(/^ {2}tiny +plain, high$/m)
    },
  )

  it.each([
    ['tournament', tournamentCommands],
    ['rank', rankCommands],
    ['league', leagueCommands],
  ])('stolik %s --help names each of its subcommands', async (name, all) => {
    const { out } = await run(`${name} --help`)
    for (const one of all) expect(out).toMatch(new RegExp(`^ {2}.*\\b${one}\\b`, 'm'))
  })
})
