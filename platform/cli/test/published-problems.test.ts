/** The problems of the day: each is exactly what its record leads to. Some of them in each run, all of them in `npm run soak`. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from '@stolik/gateway/games'
import { told } from './told.js'

const some = process.env['STOLIK_SOAK'] === undefined ? 3 : Number.POSITIVE_INFINITY
const withProblems = games.filter(({ problems }) => problems !== undefined).map(({ plugin }) => plugin.id)

describe.each(withProblems)('the problems of the day of %s', (game) => {
  const text = readFileSync(new URL(`../../../games/${game}/problems.jsonl`, import.meta.url), 'utf8')
  const [head = '', ...lines] = text.trimEnd().split('\n')

  it('name the command that made them', () => {
    expect(head).toMatch(
      new RegExp(`^# stolik problems --game ${game} --seed \\d+ --hands \\d+ --hardest --json$`),
    )
  })

  it('are right when they are recomputed', { timeout: 1_800_000 }, async () => {
    const every = Math.max(1, Math.floor(lines.length / some))
    const checked = lines.filter((_, n) => n % every === 0)
    const { code, out } = await told(
      ['problems', '--check', 'x'],
      games,
      undefined,
      `${head}\n${checked.join('\n')}`,
    )
    expect([code, out.trim()]).toEqual([0, `${checked.length} right, 0 wrong`])
  })
})
