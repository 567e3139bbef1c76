/** Files of records are read as a stream: compressed or plain, in pieces, one record after the other. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { writeRecord } from '@stolik/core'
import { lines } from '../src/records/files.js'
import { open } from '../src/base/disk.js'
import { stolik } from '../src/stolik.js'
import { sixtysix } from '../../gateway/test/sixtysix.js'

const record = writeRecord({
  game: 'sixtysix',
  version: 1,
  profile: 'hoyle',
  chairs: 2,
  hand: 0,
  carry: '',
  proof: null,
  players: ['Ola', 'Jan'],
  deal: 'CKCQHAHTHKHQ SASTSKSQSJS9 DADTDKDQDJD9CACTCJC9HJ H9',
  moves: '0:HQ-marriage 1:SA 0:HA 1:SK'
    .split(' ')
    .map((word) => ({ seat: Number(word[0]), move: word.slice(2) })),
  scores: [3, 0],
})

const folder = mkdtempSync(join(tmpdir(), 'stolik-records-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(args: readonly string[]): Promise<{ code: number; out: string[]; errors: string[] }> {
  const out: string[] = []
  const errors: string[] = []
  const io = { out: (text: string) => out.push(text), error: (text: string) => errors.push(text) }
  const code = await stolik(args, [sixtysix], { ...io, read: open, now: () => 0 })
  return { code, out, errors }
}

describe('a compressed file', () => {
  it('is decompressed while it is read', async () => {
    const file = join(folder, 'good.gz')
    writeFileSync(file, gzipSync(`${record}\n${record}`))
    const { code, out, errors } = await run(['replay', '--check', file])
    expect(errors).toEqual([])
    expect(out).toEqual(['2 same, 0 differ, 0 unreplayable, 0 invalid'])
    expect(code).toBe(0)
  })

  it.each([
    ['is none', Buffer.from(record), 'Z_DATA_ERROR'],
    ['is cut off', gzipSync(record).subarray(0, -12), 'Z_BUF_ERROR'],
  ])('that %s is reported', async (name, bytes, code) => {
    const file = join(folder, `${name}.gz`)
    writeFileSync(file, bytes)
    const result = await run(['replay', '--check', file])
    expect(result.errors).toEqual([`${file}: cannot be read (${code})`])
    expect(result.code).toBe(1)
  })

  it('that is missing is reported', async () => {
    const result = await run(['replay', join(folder, 'none.gz')])
    expect(result.errors[0]).toMatch(/none\.gz: cannot be read \(ENOENT\)$/)
  })
})

describe('ten thousand records', () => {
  it.each([
    ['replay', ['replay', '-']],
    ['replay --json', ['replay', '--json', '-']],
    ['replay --check --json', ['replay', '--check', '--json', '-']],
    ['convert', ['convert', '--to', 'json', '-']],
  ])('are answered while they are read: %s', async (_, args) => {
    let answered = 0
    let behind = 0
    async function* pieces(): AsyncGenerator<string> {
      for (let n = 0; n < 10_000; n++) {
        // A record is complete only when the next one begins.
        behind = Math.max(behind, n - answered)
        yield await Promise.resolve(`${record}\n`)
      }
    }
    const io = { out: () => (answered += 1), error: () => undefined, read: pieces, now: () => 0 }
    expect(await stolik(args, [sixtysix], io)).toBe(0)
    expect(answered).toBeGreaterThanOrEqual(10_000)
    expect(behind).toBeLessThanOrEqual(2)
  })
})

describe('lines', () => {
  const linesOf = async (pieces: readonly string[]): Promise<string[]> => {
    async function* each(): AsyncGenerator<string> {
      for (const piece of pieces) yield await Promise.resolve(piece)
    }
    const all: string[] = []
    for await (const { text, number } of lines(each())) all.push(`${number} ${text}`)
    return all
  }

  it.each([
    ['a break cut in two', ['a\r', '\nb']],
    ['breaks of all kinds', ['a\r\nb']],
    ['an old break', ['a', '\r', 'b']],
    ['a mark at the beginning', ['\uFEFFa', '\n b ']],
  ])('%s', async (_, pieces) => {
    expect(await linesOf(pieces)).toEqual(['1 a', '2 b'])
  })
})
