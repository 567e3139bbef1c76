import { figure } from '@stolik/core'
import type { Mean } from './statistics.js'
import type { Comparison, Summary } from './summary.js'

/** Contracts that are listed one by one; the rest is added up. */
const listed = 30

/** A summary as people read it: all but its last line is the same for the same task. */
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
  const shown = all.slice(0, listed)
  const rest = all.slice(listed).reduce((sum, { hands: n }) => sum + n, 0)
  const rows = shown.map(({ contract, hands: n }) => [n, contract] as const)
  if (rest > 0) rows.push([rest, `${all.length - listed} others`])
  return rows.map(([n, label]) => `${String(n).padStart(7)}  ${percent(n / hands).padStart(6)}  ${label}`)
}

function comparison({ better, even, worse, wins, lead }: Comparison): string[] {
  return [
    `one bot against random play: better in ${better} hands, even in ${even}, worse in ${worse}`,
    ...(wins === null
      ? []
      : [
          `wins ${percent(wins.share)} of those not even (95 %: ${percent(wins.from)} to ${percent(wins.to)})`,
        ]),
    `leads by ${within(lead)} points a hand (95 %)`,
  ]
}

const within = ({ mean, within: half }: Mean): string => `${decimal(mean)} ± ${decimal(half)}`
const decimal = (n: number): string => n.toFixed(2).replace('-', '−')
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
