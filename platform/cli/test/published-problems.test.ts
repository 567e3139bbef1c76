/** The problems of the day: each is exactly what its record leads to. Some of them in each run, all of them in `npm run soak`. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemKinds } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { runStolik } from './run.js'

const some = process.env['STOLIK_SOAK'] === undefined ? 2 : Number.POSITIVE_INFINITY
const withProblems = games.filter(({ problems }) => problems !== undefined).map(({ plugin }) => plugin.id)

describe.each(withProblems)('the problems of the day of %s', (game) => {
  const text = readFileSync(new URL(`../../../games/${game}/problems.jsonl`, import.meta.url), 'utf8')
  const all = text.trimEnd().split('\n')
  const heads = all.filter((line) => line.startsWith('#'))
  const lines = all.filter((line) => line.startsWith('{'))
  const ofKind = (kind: string): readonly string[] =>
    lines.filter((line) => line.includes(`"kind":"${kind}"`))

  it('name the commands that made them, at least one for each kind', () => {
    expect([...new Set(heads.map((head) => /--kind (\w+)/.exec(head)?.[1]))]).toEqual(
      problemKinds.filter((kind) => ofKind(kind).length > 0),
    )
    for (const head of heads)
      expect(head).toMatch(
        new RegExp(
          `^# stolik problems --game ${game} --seed \\d+ --hands \\d+ --kind \\w+ (--least \\d )?--hardest --json$`,
        ),
      )
  })

  it.each(problemKinds.filter((kind) => ofKind(kind).length > 0))(
    'that ask for a %s are right when they are recomputed',
    { timeout: 1_800_000 },
    async (kind) => {
      const every = Math.max(1, Math.floor(ofKind(kind).length / some))
      const checked = ofKind(kind).filter((_, n) => n % every === 0)
      const { code, out } = await runStolik(
        ['problems', '--check', 'x'],
        games,
        undefined,
        checked.join('\n'),
      )
      expect([code, out.trim()]).toEqual([0, `${checked.length} right, 0 wrong`])
    },
  )
})
