import { figure, say, type Catalogue, type Locale } from '@stolik/core'
import { wilson } from '@stolik/gateway/fairness/statistics'
import { mean, quantile, type Mean } from '../base/statistics.js'
import type { Outcome, Task } from './play.js'

/** The summary of a self-play: plain data, the same for the same task. */
export type Summary = ReturnType<typeof summarise>

export function summarise(
  { plugin, profile, chairs, seed, againstRandom }: Task,
  outcomes: readonly Outcome[],
  catalogue: Catalogue,
  locale: Locale,
) {
  const scores = outcomes.flatMap((outcome) => outcome.scores.filter((score) => score !== 0))
  const sorted = scores.sort((a, b) => a - b)
  return {
    game: plugin.id,
    version: plugin.version,
    profile,
    chairs,
    hands: outcomes.length,
    seed,
    moves: outcomes.reduce((sum, { record }) => sum + record.moves.length, 0),
    contracts: countContracts(outcomes, catalogue, locale),
    /** Mean score per hand, by seat from forehand. */
    seats: (outcomes[0]?.scores ?? []).map((_, seat) =>
      mean(outcomes.map((outcome) => outcome.scores[seat] as number)),
    ),
    /** Of all scores other than 0: minimum, quartiles and maximum. */
    quantiles: sorted.length === 0 ? [] : [0, 0.25, 0.5, 0.75, 1].map((part) => quantile(sorted, part)),
    against: againstRandom ? compare(outcomes) : null,
  }
}

/** The contracts played, the most frequent first. */
function countContracts(outcomes: readonly Outcome[], catalogue: Catalogue, locale: Locale) {
  const played = new Map<string, (number | null)[]>()
  for (const { row } of outcomes) {
    // The sentence of the list names the contract first, and its details after a comma.
    const contract = say(catalogue, locale, row.code, row.args).replace(/,.*/, '')
    const owner = row.owners[0]
    const scores = played.get(contract) ?? []
    scores.push(owner === undefined ? null : (row.scores[owner] ?? null))
    played.set(contract, scores)
  }
  const counts = [...played].map(([contract, scores]) => {
    const own = scores.filter((score) => score !== null)
    const none = own.length === 0
    return {
      contract,
      hands: scores.length,
      /** Hands in which the owner (the first one) scored more than 0; null if hands have no owner. */
      won: none ? null : own.filter((score) => score > 0).length,
      /** The owner's mean score. */
      mean: none ? null : mean(own).mean,
    }
  })
  return counts.sort((a, b) => b.hands - a.hands || (a.contract < b.contract ? -1 : 1))
}

/** A single bot among players who choose legal moves at random. A hand is better if the bot scores more than their mean. */
function compare(outcomes: readonly Outcome[]) {
  const leads = outcomes.map(({ scores, bot }) => {
    const own = scores[bot as number] as number
    const others = scores.reduce((sum, score) => sum + score, 0) - own
    return own - others / (scores.length - 1)
  })
  const better = leads.filter((lead) => lead > 0).length
  const worse = leads.filter((lead) => lead < 0).length
  const decided = better + worse
  const { low: from, high: to } = wilson(better, decided)
  return {
    better,
    worse,
    even: leads.length - decided,
    /** The share of better hands among those that are not even, with its 95 % interval. */
    wins: decided === 0 ? null : { share: better / decided, from, to },
    /** The bot's score minus the mean of the others', per hand. */
    lead: mean(leads),
  }
}

/** Formats a summary for people. All but its last line is the same for the same task. */
export function printSummary(summary: Summary, speed: { seconds: number; handsPerSecond: number }): string {
  const { game, version, profile, chairs, hands, seed, moves, seats, quantiles, against } = summary
  const lines = [
    `${game} ${version}, ${profile}, ${chairs} chairs: ${hands} hands with seed ${seed}, ${moves} moves`,
    '',
    ...contracts(summary),
    '',
    `score a hand by seat:  ${seats.map(within).join('   ')}`,
  ]
  if (quantiles.length > 0)
    lines.push(`scores other than 0:   ${quantiles.map(figure).join(' … ')}  (least, quarters, greatest)`)
  if (against !== null) lines.push('', ...comparison(against))
  return [...lines, '', `${speed.seconds} s, ${speed.handsPerSecond} hands/s`].join('\n')
}

function contracts({ contracts: all, hands }: Summary): string[] {
  const line = (n: string, part: string, won: string, mean: string, contract: string): string =>
    `${n.padStart(7)}${part.padStart(9)}${won.padStart(9)}${mean.padStart(9)}  ${contract}`
  const rows = all.map(({ contract, hands: n, won, mean }) => {
    const wins = won === null ? '' : percent(won / n)
    return line(String(n), percent(n / hands), wins, mean === null ? '' : decimal(mean), contract)
  })
  return [line('hands', 'share', 'won', 'mean', 'contract'), ...rows]
}

function comparison({ better, even, worse, wins, lead }: NonNullable<Summary['against']>): string[] {
  const lines = [`one bot against random play: better in ${better} hands, even in ${even}, worse in ${worse}`]
  if (wins !== null) {
    const { share, from, to } = wins
    lines.push(`wins ${percent(share)} of those not even (95 %: ${percent(from)} to ${percent(to)})`)
  }
  return [...lines, `leads by ${within(lead)} points a hand (95 %)`]
}

const within = ({ mean, within: half }: Mean): string => `${decimal(mean)} ± ${decimal(half)}`
const decimal = (n: number): string => n.toFixed(2).replace('-', '−')
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
