/** The `stolik strength` command, on hands of bots whose strength is known. */
import { fewestHands, writeRecord, type HandRecord, type StrengthFigures } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { describe, expect, it } from 'vitest'
import { playHands } from '../src/play/play.js'
import { runStolik } from './run.js'

const strength = async (text: string, ...options: string[]) =>
  runStolik(['strength', 'x', ...options], games, undefined, text)

const recordsOf = (game: string, hands: number, againstRandom: boolean): readonly HandRecord[] => {
  const { plugin } = games.find((offer) => offer.plugin.id === game) ?? expect.fail(`no ${game}`)
  const profile = plugin.profiles[0] ?? expect.fail('no profile')
  const chairs = plugin.chairs(profile)[0] ?? expect.fail('no table')
  return playHands({ plugin, profile, chairs, hands, seed: 'strength', againstRandom }).map(
    ({ record, bot }) => {
      const seating = plugin.seating(chairs, record.hand)
      // The bot among random players is called Ola, and the one after it Jan.
      const first = bot ?? 0
      const names = new Map([
        [seating[first], 'Ola'],
        [seating[(first + 1) % seating.length], 'Jan'],
      ])
      return { ...record, players: Array.from({ length: chairs }, (_, chair) => names.get(chair) ?? '') }
    },
  )
}
const written = (records: readonly HandRecord[]): string => records.map((one) => writeRecord(one)).join('\n')

describe('stolik strength', () => {
  it('tells a bot from players who make random moves, in every game that can be compared', async () => {
    for (const [game, parts] of [
      ['skat', ['grand', 'suit', 'null', 'defence', 'passed', 'ramsz']],
      ['baska', ['alone', 'pair', 'against']],
    ] as const) {
      const { out, code } = await strength(written(recordsOf(game, fewestHands, true)), '--json')
      expect(code, game).toBe(0)
      const found = JSON.parse(out) as { player: string; hands: number; figures: StrengthFigures }[]
      expect(found.map(({ player }) => player).toSorted(), game).toEqual(['Jan', 'Ola'])
      const pointsOf = (name: string): number =>
        found.find(({ player }) => player === name)?.figures.adjusted.mean ?? NaN
      expect(pointsOf('Ola'), game).toBeGreaterThan(pointsOf('Jan'))
      for (const { figures } of found)
        for (const { part } of figures.parts) expect(parts as readonly string[], game).toContain(part)
    }
  })

  it('says of usual bots that they play their cards as expected, and how many hands are still needed', async () => {
    const records = recordsOf('skat', fewestHands, false)
    const { out } = await strength(written(records), '--player', 'Ola')
    expect(out).toMatch(/^Ola, skat, 30 hands\n {2}points of a hand: .+; with average cards: .+\n/)
    expect(out).not.toContain('beyond what club players')
    expect(out).toMatch(/grand, \d+ hands: too few hands yet, \d+ of 30/)
    expect((await strength(written(records.slice(1)), '--player', 'Ola')).out).toBe(
      'Ola, skat, 29 hands: too few hands yet, 29 of 30',
    )
  })

  it('refuses what it cannot count, says why, and goes on', async () => {
    const [one, other] = recordsOf('skat', 2, false) as [HandRecord, HandRecord]
    const cut = { ...one, moves: one.moves.slice(0, -1) }
    const strange = { ...one, game: 'whist' }
    const long = { ...one, moves: Array.from({ length: 10_000 }, () => ({ seat: 0, move: 'pass' })) }
    const { code, errors, out } = await strength(written([cut, strange, long, other]))
    expect(code).toBe(1)
    expect(errors).toHaveLength(3)
    expect(errors[0]).toContain('cannot be played to its end')
    expect(errors[1]).toContain('the strength of players is not known in this game (whist)')
    expect(errors[2]).toContain('cannot be played to its end')
    expect(out).toContain('Ola, skat, 1 hands: too few hands yet, 1 of 30')
  })
})
