/** The result of an ISS record. As text it is `passed`, or who won what. */
import type { Difference, Seat } from '@stolik/core'

export interface IssResult {
  /** Null if a fault before the announcement ended the hand. */
  readonly declarer: Seat | null
  readonly verdict: 'win' | 'loss' | 'penalty'
  readonly value: number
  /** The number of matadors: positive if with, negative if without; 0 in null. */
  readonly matadors: number
  readonly overbid: boolean
  /** The declarer's card points including the skat; then their tricks. */
  readonly points: number
  readonly tricks: number
  readonly schneider: boolean
  readonly schwarz: boolean
  /** The seat at fault if the hand ended before the announcement. */
  readonly penalty: Seat | null
  readonly left: Seat | null
  readonly timeOut: Seat | null
  readonly resigned: boolean
}

/** Writes a result as text; null is a passed deal. */
export function writeResult(result: IssResult | null): string {
  if (result === null) return 'passed'
  const { declarer, verdict, value, matadors, overbid, points, tricks, penalty } = result
  const flag = (is: boolean): number => (is ? 1 : 0)
  return [
    `d:${declarer ?? -1} ${verdict} v:${value} m:${matadors} ${overbid ? 'overbid' : 'bidok'}`,
    `p:${points} t:${tricks} s:${flag(result.schneider)} z:${flag(result.schwarz)}`,
    ...[0, 1, 2].map((seat) => `p${seat}:${flag(seat === penalty)}`),
    `l:${result.left ?? -1} to:${result.timeOut ?? -1} r:${flag(result.resigned)}`,
  ].join(' ')
}

/** The parts of a result in order: their keys and names. */
const parts: readonly (readonly [key: string, what: string])[] = [
  ['verdict', 'verdict'],
  ['d', 'declarer'],
  ['v', 'value'],
  ['m', 'matadors'],
  ['bid', 'bid'],
  ['p', 'points'],
  ['t', 'tricks'],
  ['s', 'schneider'],
  ['z', 'schwarz'],
  ['p0', 'penalty of 0'],
  ['p1', 'penalty of 1'],
  ['p2', 'penalty of 2'],
  ['l', 'left'],
  ['to', 'time-out'],
  ['r', 'resigned'],
]

/** Splits a result into its parts. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const words = text.split(' ').filter(Boolean)
  return new Map(
    words.map((word): [string, string] => {
      const [key, value] = word.split(':') as [string, string | undefined]
      if (value !== undefined) return [key, value]
      return [['bidok', 'overbid'].includes(word) ? 'bid' : 'verdict', word]
    }),
  )
}

/** Whether a record claims a result. */
export const isClaimed = (text: string): boolean => text !== '' && text !== 'unknown'

/** Lists where two results differ. Records of early years do not say whether somebody resigned. */
export function differences(claimed: string, found: string): readonly Difference[] {
  if (claimed === found) return []
  const [theirs, ours] = [partsOf(claimed), partsOf(found)]
  const odd = (key: string): boolean =>
    theirs.get(key) !== ours.get(key) && (key !== 'r' || (theirs.has(key) && ours.has(key)))
  return parts
    .filter(([key]) => odd(key))
    .map(([key, what]) => ({ what, claimed: theirs.get(key) ?? '', found: ours.get(key) ?? '' }))
}

const scoreOf = (declarer: Seat | null, value: number): readonly number[] =>
  [0, 1, 2].map((seat) => (seat === declarer ? value : 0))

/** Returns the scores by seat. */
export const scoresOf = (result: IssResult | null): readonly number[] =>
  result === null ? scoreOf(null, 0) : scoreOf(result.declarer, result.value)

/** Returns the scores by seat from a result as text. */
export function claimedScores(text: string): readonly number[] {
  const parts = partsOf(text)
  return scoreOf(Number(parts.get('d')), Number(parts.get('v') ?? 0))
}
