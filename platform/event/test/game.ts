/**
 * A game of bare numbers. A line is the score of each chair, such as `3 -1 -1 -1`. In profile `even` the scores sum to zero. In
 * profile `rising` chair 1 never gets less than in the hand before.
 */
import type { PaperFault, PlayedHand, Plugin, SealedPapers, Settled } from '@stolik/core'
import type { Lists } from '@stolik/event/model/lists'

type Told = readonly number[] | PaperFault

function read(profile: string, chairs: number, line: string): Told {
  const words = line.trim().split(/\s+/)
  const wrong = words.find((word) => !/^[+-]?\d{1,6}$/.test(word))
  if (wrong !== undefined) return { refused: 'unreadable', clause: 'N1', word: wrong }
  const scores = words.map((word) => 0 + Number(word))
  if (scores.length !== chairs) return { refused: 'chairs', clause: 'N2' }
  const sum = scores.reduce((a, b) => a + b, 0)
  return profile === 'even' && sum !== 0 ? { refused: 'sum', clause: 'N3' } : scores
}

const settled = (hand: number, scores: readonly number[]): Settled => ({
  hand,
  dealer: hand % scores.length,
  seating: scores.map((_, chair) => chair),
  settlement: { scores, lines: [{ code: 'row', args: {}, clause: 'N1' }], entry: {} },
})

const enter: Lists['papers']['enter'] = (profile, chairs, before, line) => {
  const result = read(profile, chairs, line)
  if ('refused' in result) return result
  const least = before.at(-1)?.settlement.scores[0] ?? -Infinity
  if (profile === 'rising' && (result[0] ?? 0) < least) return { refused: 'falls', clause: 'N6' }
  return { line: result.join(' '), settled: settled(before.length, result) }
}

/** The contract belongs to the only chair that won, or to the only one that lost; otherwise to nobody. */
const played = ({ settlement: { scores } }: Settled): PlayedHand => {
  const alone = (wins: boolean): number | null => {
    const chairs = scores.flatMap((score, chair) => (score !== 0 && score > 0 === wins ? [chair] : []))
    return chairs.length === 1 ? (chairs[0] ?? null) : null
  }
  const [winner, loser] = [alone(true), alone(false)]
  if (winner !== null) return { kind: 'row', owner: winner, won: true }
  return loser === null ? { kind: 'row', owner: null, won: null } : { kind: 'row', owner: loser, won: false }
}

/** The sums below the list: hands that a chair won, and lost. */
export const numbers: Lists & {
  readonly id: Plugin['id']
  readonly papers: Pick<SealedPapers, 'played'>
} = {
  id: 'numbers',
  version: 1,
  knows: (profile) => ['free', 'even', 'rising'].includes(profile),
  chairs: () => [4, 3],
  isToPoints: false,
  sheet: (_, chairs, hands) => {
    const totals = Array.from({ length: chairs }, () => 0)
    const won = [...totals]
    const lost = [...totals]
    const rows = hands.map(({ hand, dealer, settlement: { scores } }) => {
      scores.forEach((score, chair) => {
        totals[chair] = (totals[chair] as number) + score
        if (score > 0) won[chair] = (won[chair] as number) + 1
        if (score < 0) lost[chair] = (lost[chair] as number) + 1
      })
      return { hand, dealer, code: 'row', args: {}, owners: [], scores, totals: [...totals] }
    })
    const sums = [
      { code: 'sum.won', clause: 'N4', values: won },
      { code: 'sum.lost', clause: 'N4', values: lost },
    ]
    return { rows, sums, totals }
  },
  papers: {
    enter,
    played,
    // With consent the true reading, otherwise the last reading given.
    later: (_, __, ___, readings, consent) => ({
      line: (consent ? readings[0] : readings.at(-1)) as string,
      clause: 'N5',
    }),
    money: (_, totals, [coins, points]) => (points === 1 ? totals.map((total) => total * coins) : undefined),
  },
}
