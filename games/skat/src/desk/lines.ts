/** Turns a ruling into lines, each with its clause; the ruling itself comes first. */
import type { Line } from '@stolik/core'
import { openness, type Announcement } from '../announcement.js'
import type { AuctionRuling, Continued, DealAnswer, Verdict } from '../arbiter/index.js'
import { cited } from '../cited.js'
import { gameNames } from '../games.js'
import type { Rules } from '../rules.js'

export const dealLines = ({ ruling, clause }: DealAnswer): readonly Line[] => [
  { code: `ruling.${ruling}`, args: {}, clause },
]

/** `where` is a seat number, forehand first; the catalogue has its name. */
export function auctionLines({ ruling, out, free, declarerMayPass, clause }: AuctionRuling): readonly Line[] {
  return [
    { code: `ruling.${ruling}`, args: {}, clause },
    ...out.map((where) => ({ code: 'ruling.out', args: { where }, clause })),
    ...free.map((where) => ({ code: 'ruling.free', args: { where }, clause })),
    ...(declarerMayPass ? [{ code: 'ruling.declarer-may-pass', args: {}, clause }] : []),
  ]
}

export const remedyLines = ({ remedy, clause }: Continued): readonly Line[] => [
  { code: `ruling.${remedy}`, args: {}, clause },
]

/**
 * The lines of a verdict: who wins and how much, whether it was decided before, and the calculation. The
 * calculation's last line is left out, since it repeats the score.
 */
export function verdictLines(rules: Rules, announcement: Announcement, verdict: Verdict): readonly Line[] {
  const { winner, decidedBefore, score, clause, lines } = verdict
  const { game, hand } = announcement
  const args = { game: gameNames[game], hand, ouvert: openness(announcement), score }
  const decided = decidedBefore === null ? '4.1.4' : '4.1.3'
  return [
    { code: `ruling.won.${winner}`, args, clause },
    { code: `ruling.decided.${decidedBefore ?? 'open'}`, args: {}, clause: cited(rules, decided) },
    ...lines.slice(0, -1),
  ]
}
