/** `stolik selfplay`: bots play hands of a game. The same seed gives the same hands. */
import { figure, say, writeRecord, type Catalogue, type Locale } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { wilson } from '@stolik/gateway/fairness/statistics'
import { rulesIn, type Chosen, type Names } from '../base/chosen-rules.js'
import { readCount, readLocale, take, type Call } from '../base/command.js'
import { UsageError } from '../base/io.js'
import { mean, quantile, type Mean } from '../base/statistics.js'
import { playHands, type Outcome, type Task } from './play.js'

/** The rules of a file, or those of a game and a profile of it. */
async function chosen({ game, profile: named, rules }: Names, { games, io }: Call): Promise<Chosen<Offer>> {
  if (rules !== undefined) {
    if (game !== undefined || named !== undefined)
      throw new UsageError('--rules says which game and profile it is.')
    return rulesIn(io, games, rules)
  }
  const offer = games.find(({ plugin }) => plugin.id === game)
  if (offer === undefined)
    throw new UsageError(`--game is ${games.map(({ plugin }) => plugin.id).join(' or ')}.`)
  const { plugin } = offer
  const profile = named ?? plugin.profiles[0] ?? ''
  if (!plugin.knows(profile))
    throw new UsageError(`--profile of ${plugin.id} is ${plugin.profiles.join(' or ')}.`)
  return { offer, profile }
}

export async function selfplayCommand(call: Call): Promise<void> {
  const { values } = take(
    call.args,
    '[--game GAME] [--profile PROFILE] [--rules FILE] [--hands N] [--seed TEXT] [--chairs N] [--against random] [--records] [--lang LANGUAGE] [--json]',
  )
  const { io } = call
  const locale = readLocale(values)
  const { offer, profile } = await chosen(values, call)
  const { plugin, catalogues } = offer
  const sizes = plugin.chairs(profile)
  const chairs = readCount(values, 'chairs', sizes[0] as number)
  if (!sizes.includes(chairs)) throw new UsageError(`--chairs in ${profile} is ${sizes.join(' or ')}.`)
  if (values.against !== undefined && values.against !== 'random')
    throw new UsageError('The only value of --against is random.')

  const task: Task = {
    plugin,
    profile,
    chairs,
    hands: readCount(values, 'hands', 1000),
    seed: values.seed ?? '1',
    againstRandom: values.against === 'random',
  }
  const from = io.now()
  const outcomes = playHands(task)
  if (values.records === true) return io.out(outcomes.map(({ record }) => writeRecord(record)).join('\n'))
  const summary = summarise(task, outcomes, catalogues[locale], locale)
  const seconds = (io.now() - from) / 1000
  const speed = { seconds: Number(seconds.toFixed(3)), handsPerSecond: Math.round(task.hands / seconds) }
  io.out(
    values.json === true ? JSON.stringify({ ...summary, ...speed }, null, 2) : printSummary(summary, speed),
  )
}

/** The summary of a self-play: plain data, the same for the same task. */
export type Summary = ReturnType<typeof summarise>

function summarise(
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
function printSummary(summary: Summary, speed: { seconds: number; handsPerSecond: number }): string {
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
