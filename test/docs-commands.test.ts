/** The commands that the pages for readers tell people to type work as they stand there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { disk } from '../platform/cli/src/base/disk.js'
import { open } from '../platform/cli/src/base/disk.js'
import { stolik } from '../platform/cli/src/stolik.js'
import { games } from '../platform/gateway/src/games.js'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('commands of the pages for readers, run unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-docs-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs a line in the folder: words, "quoted words", and `> FILE`. @returns its exit code and its output */
  const type = async (line: string): Promise<string> => {
    const [call = '', into] = line.split(' > ')
    const words = [...call.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
    const args = words.slice(2).map((word) => (/^[\w-]+\.\w+$/.test(word) ? join(folder, word) : word))
    const out: string[] = []
    const tell = (text: string) => void out.push(text)
    const code = await stolik(
      args,
      games,
      { out: tell, error: tell, read: open, now: () => performance.now() },
      disk,
    )
    if (into !== undefined) writeFileSync(join(folder, into), `${out.join('\n')}\n`)
    expect([line, code, ...(code === 0 ? [] : out)]).toEqual([line, 0])
    return out.join('\n')
  }
  const shell = (page: string): readonly string[] =>
    [...read(page).matchAll(/^```sh(?! not-run: .)[^\n]*\n([^]*?)^```$/gm)]
      .flatMap(([, text = '']) => text.trim().split('\n'))
      .filter((line) => line.startsWith('npx stolik '))

  it('docs/shell.md plays, replays, values and converts hands', async () => {
    const lines = shell('docs/shell.md')
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) await type(line)
    // Solving, analysing and searching for problems are 20 seconds of work, and a busy machine gives each process a part of a core.
  }, 240_000)

  it('docs/organiser.md holds an event from its announcement to its printed result', async () => {
    const page = read('docs/organiser.md')
    for (const [, file = '', text = ''] of page.matchAll(/^```(?:json|csv) (\S+)\n([^]*?)^```$/gm))
      writeFileSync(join(folder, file), text)
    // Three players, six rounds, and everybody passes.
    const hands = Array.from({ length: 18 }, (_, i) => `1,1,${i + 1},passed`)
    writeFileSync(join(folder, 'lists.csv'), ['series,table,hand,line', ...hands].join('\n'))
    const lines = shell('docs/organiser.md')
    expect(lines.length).toBeGreaterThan(8)
    for (const line of lines) await type(line)
    expect(readFileSync(join(folder, 'results.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
