import { figure } from '@stolik/core'
import type { Mean } from './statistics.js'
import type { Comparison, Summary } from './summary.js'

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
  const rows = all.map(({ contract, hands: n, won, mean }) => [
    String(n),
    percent(n / hands),
    won === null ? '' : percent(won / n),
    mean === null ? '' : decimal(mean),
    contract,
  ])
  return [['hands', 'share', 'won', 'mean', 'contract'], ...rows].map(
    ([n = '', part = '', won = '', mean = '', contract = '']) =>
      `${n.padStart(7)}${part.padStart(9)}${won.padStart(9)}${mean.padStart(9)}  ${contract}`,
  )
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
