/** The `stolik` command on the tiny game: what it prints, what it refuses, and with which exit code. */
import { describe, expect, it } from 'vitest'
import { writeRecord, type HandRecord } from '@stolik/core'
import { offer } from '../../../test/tiny/index.js'
import { stolik } from '../../src/cli/stolik.js'
import type { Summary } from '../../src/cli/summary.js'

interface Told {
  readonly code: number
  readonly out: string
  readonly errors: readonly string[]
}

/** Runs the command on files given as texts. */
async function run(args: string, files: Readonly<Record<string, string>> = {}): Promise<Told> {
  const out: string[] = []
  const errors: string[] = []
  const code = await stolik(args.split(' '), [offer], {
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
    read: (file) => {
      const text = files[file]
      return text === undefined
        ? Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' }))
        : Promise.resolve(text)
    },
    now: (() => {
      let time = 0
      return () => (time += 500)
    })(),
  })
  return { code, out: out.join('\n'), errors }
}

const record: HandRecord = {
  ...{ game: 'tiny', version: 1, profile: 'plain', chairs: 3, hand: 0, carry: '', proof: null },
  players: ['Ola', 'Jan', 'Ewa'],
  deal: 'CA CT CK / SA ST SK / HA HT HK / CQ SQ HQ',
  moves: '0:pass 1:3 1:concede'.split(' ').map((word) => ({ seat: Number(word[0]), move: word.slice(2) })),
}
const good = writeRecord(record)

describe('stolik replay', () => {
  it('prints the settlement in words, with its clauses and who scores what', async () => {
    const { code, out, errors } = await run('replay a.txt', { 'a.txt': good })
    expect(errors).toEqual([])
    expect(code).toBe(0)
    expect(out).toBe(`a.txt:1  tiny, plain, hand 1, 3 moves
  Lost −6                R5
  The game was conceded  R6
  Jan +3 · Ewa −6 · Ola +3
`)
  })

  it('speaks the language asked for', async () => {
    expect((await run('replay --lang de -', { '-': good })).out).toContain('Verloren −6')
    expect((await run('replay --lang pl -', { '-': good })).out).toContain('Przegrana −6')
  })

  it('tells file and line of a bad record, does the others, and exits with 1', async () => {
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

  it('does the other files when one cannot be read', async () => {
    const { code, out, errors } = await run('replay none b', { b: good })
    expect(code).toBe(1)
    expect(errors).toEqual(['none: cannot be read (ENOENT)'])
    expect(out).toContain('Lost −6')
  })

  it('answers machines with one JSON document, errors included', async () => {
    const { code, out } = await run('replay --json x', {
      x: `${good}\n${good.replace('carry:', 'carry: ?')}`,
    })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      { file: 'x', line: 1, game: 'tiny', hand: 0, scores: [3, -6, 3], shuffle: null },
      { file: 'x', line: 23, error: 'this is nothing that an earlier hand leaves (?)' },
    ])
  })

  it('says that an unfinished hand is not finished, and that an empty file has no record', async () => {
    const { out } = await run('replay x', { x: writeRecord({ ...record, moves: [] }) })
    expect(out).toContain('not finished')
    expect((await run('replay x', { x: '# nothing\n' })).errors).toEqual(['x:1: there is no record'])
  })

  it('finds a shuffle that is not the one committed to', async () => {
    const secret = 'ab'.repeat(16)
    const proof = { salt: secret, seed: secret, commitment: secret, luck: ['', '', ''] }
    const { code, errors, out } = await run('replay x', { x: writeRecord({ ...record, proof }) })
    expect(code).toBe(1)
    expect(errors).toEqual(['x:11: the commitment is not of this salt and seed'])
    expect(out).toContain('Lost −6')
  })

  it('shows nothing of a stranger’s text that moves the cursor', async () => {
    const { errors } = await run('replay x', { x: `stolik: 1\n\u001b[2J${'y'.repeat(10_000)}` })
    expect(errors[0]).toMatch(/^x:2: neither “key: value” nor moves \(\?\[2Jy+…\)$/)
  })
})

describe('stolik selfplay', () => {
  const selfplay = (more: string): Promise<Told> => run(`selfplay --game tiny --hands 300 ${more}`)

  it('is the same for the same seed and another for another', async () => {
    const [a, b, c] = await Promise.all([selfplay('--seed 7'), selfplay('--seed 7'), selfplay('--seed 8')])
    expect(a.code).toBe(0)
    expect(a.out).toBe(b.out)
    expect(a.out).not.toBe(c.out)
  })

  it('counts every hand once among the contracts, and scores that add up to nothing', async () => {
    const summary = JSON.parse((await selfplay('--seed 7 --json')).out) as Summary
    expect(summary.contracts.reduce((sum, { hands }) => sum + hands, 0)).toBe(300)
    expect(summary.seats.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(0)
    expect(summary.against).toBeNull()
    expect(summary).toMatchObject({ game: 'tiny', profile: 'plain', chairs: 3, hands: 300, seed: '7' })
  })

  it('measures a bot against random play with its interval', async () => {
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

  it('plays with four at the table, where one sits out', async () => {
    const summary = JSON.parse((await selfplay('--chairs 4 --json')).out) as Summary
    expect(summary.seats).toHaveLength(3)
  })
})

describe('a wrong call', () => {
  it.each([
    ['dance', 'There is no command “dance”.'],
    ['replay', 'Say which file to replay; - is standard input.'],
    ['replay --quiet x', "Unknown option '--quiet'."],
    ['replay --lang fr x', '--lang is pl, de or en, not “fr”.'],
    ['selfplay', '--game is tiny.'],
    ['selfplay --game huge', '--game is tiny.'],
    ['selfplay --game tiny --profile low', '--profile of tiny is plain or high.'],
    ['selfplay --game tiny --hands 0', '--hands is a whole number from 1, not “0”.'],
    ['selfplay --game tiny --hands many', '--hands is a whole number from 1, not “many”.'],
    ['selfplay --game tiny --chairs 5', '--chairs in plain is 3 or 4.'],
    ['selfplay --game tiny --against me', '--against is random, or is left out.'],
  ])('stolik %s', async (args, said) => {
    const { code, out, errors } = await run(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(errors).toEqual([`stolik: ${said} See stolik --help.`])
  })

  it('is helped by --help', async () => {
    const { code, out } = await run('--help')
    expect(code).toBe(0)
    expect(out).toContain('tiny     plain, high')
  })
})
