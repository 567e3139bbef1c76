/** The detector of ratings that are made with a friend or a second account. */
import { describe, expect, it } from 'vitest'
import { seeded } from '@stolik/core'
import { farming, type RatedResult } from '../../src/fairness/farming.js'

let n = 0
const series = (...points: readonly (readonly [string, number])[]): RatedResult => ({
  id: `t${(n += 1)}/9`,
  players: points.map(([person, one]) => ({ person, points: one, left: false })),
})
const times = (count: number, make: (i: number) => RatedResult): readonly RatedResult[] =>
  Array.from({ length: count }, (_, i) => make(i))
const marked = (results: readonly RatedResult[]): readonly string[] =>
  farming(results).flatMap((one) => (one.marked ? [`${one.player} → ${one.companion}`] : []))

describe('farming', () => {
  it('marks somebody who plays rated mostly with one person and always loses', () => {
    const results = times(8, (i) => series(['second', -500], ['ola', 900], [`guest${i}`, 100]))
    expect(marked(results)).toEqual(['second → ola'])
    const found = farming(results).find(({ player, companion }) => player === 'second' && companion === 'ola')
    expect(found).toMatchObject({ found: 8, among: 8 })
    expect(found?.hands).toHaveLength(8)
  })

  it('takes a player who leaves for one who loses', () => {
    const leaves = times(8, (i) => ({
      id: `l${i}/2`,
      players: [
        { person: 'second', points: 900, left: true },
        { person: 'ola', points: 0, left: false },
      ],
    }))
    expect(marked(leaves)).toEqual(['second → ola'])
  })

  it('does not mark few series, nor a weak player who plays with many', () => {
    expect(marked(times(6, () => series(['second', -500], ['ola', 900])))).toEqual([])
    const weak = [
      ...times(8, () => series(['weak', -500], ['ola', 900])),
      ...times(8, (i) => series(['weak', -500], [`other${i}`, 900])),
    ]
    expect(marked(weak)).toEqual([])
  })

  it('does not mark friends who play only with each other and win in turns', () => {
    const random = seeded('friends')
    const friends = times(60, () =>
      series(['ola', random.below(1_000)], ['jan', random.below(1_000)], ['ewa', random.below(1_000)]),
    )
    expect(marked(friends)).toEqual([])
  })
})
