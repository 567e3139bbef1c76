/** Results on paper: games won and lost, and what put a player or a team before another with as many points. */
import { cases } from '@stolik/core/cases'
import { locales } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { printResults } from '../../../src/event/papers/results.js'
import type { Row } from '@stolik/event/model/standings'
import { readable } from './readable.js'
import * as sample from './sample.js'

const some = locales.slice(0, cases(1, locales.length))

const { catalogue, imprint } = sample
const long = (n: number): string => `Maksymilian Zdzisława Trzebiatowska-Żele${n}`

/** As many points each: 2 is before 3 by games won, 3 before 4 by fewer lost; a lot separates 4 and 5. */
const equals: readonly Row[] = sample.rows.slice(0, 5).map((row, i) => ({
  ...row,
  name: long(i + 1),
  points: i === 0 ? 2000 : 1500,
  sums: { 'sum.won': [30, 25, 24, 24, 24][i] ?? 0, 'sum.lost': [1, 9, 2, 3, 3][i] ?? 0 },
  lot: i > 2,
}))

const printed = async (locale: (typeof locales)[number], individual: readonly Row[] = equals) =>
  readable(
    await printResults({
      ...{
        imprint: { ...imprint, locale },
        adjustments: [],
        reopenings: [],
        endedEarly: null,
        placesScored: false,
        catalogue,
      },
      standings: { ...sample.standings, individual, categories: [] },
      tieBreaks: ['sum.won', '-sum.lost', 'lot'],
    }),
  ).join('\n')

describe('results with equal points', () => {
  it('say what put one before the next, and nothing where points or a lot decided', async () => {
    const text = await printed('pl')
    expect(text).toContain(`przed: ${long(3)} – więcej: gry wygrane (25 : 24)`)
    expect(text).toContain(`przed: ${long(4)} – mniej: gry przegrane (2 : 3)`)
    expect(text).not.toContain(`przed: ${long(2)}`)
    expect(text).not.toContain(`przed: ${long(5)}`)
  })

  it.each(some)('in %s have games won and lost, and no name of 40 letters is cut', async (locale) => {
    const text = await printed(locale)
    for (const head of ['wygrane', 'przegrane', '25', '24', '9', '3']) expect(text).toContain(head)
    for (let n = 1; n <= 5; n++) expect(text).toMatch(new RegExp(`^${long(n)}$`, 'm'))
    expect(text).not.toMatch(/results\.\w|\{\w+\}|undefined|NaN/)
  })

  it('name members of teams in full, with their points', async () => {
    const text = (await printed('pl', sample.rows)).replaceAll('\n', ' ')
    for (const { members } of sample.standings.groups[0]?.rows ?? [])
      for (const { player, counts } of members) {
        const row = sample.rows.find((one) => one.player === player)
        const line = `${row?.name} ${String(row?.points).replace('-', '−')}`
        expect(text).toContain(counts ? line : `(${line})`)
      }
  })
})
