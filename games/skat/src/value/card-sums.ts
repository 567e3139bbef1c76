/** Which card points can be taken in how many tricks: with these the declarer has three cards for each trick, and the skat. */
import { pointsOf } from '../cards.js'

const cards = 32
const perTrick = 3
const inSkat = 2

/** `sums[k]` has the bit `n` if some `k` cards have `n` points together. */
const sums = Array.from({ length: cards }, (_, card) => pointsOf(card)).reduce<readonly bigint[]>(
  (before, points) =>
    before.map((set, k) => (k === 0 ? set : set | ((before[k - 1] as bigint) << BigInt(points)))),
  Array.from({ length: cards + 1 }, (_, k) => (k === 0 ? 1n : 0n)),
)

/** Whether a declarer can have so many points and so many tricks (1.2.2, 5.2.4). */
export const goTogether = (points: number, tricks: number): boolean =>
  (((sums[perTrick * tricks + inSkat] ?? 0n) >> BigInt(points)) & 1n) === 1n
