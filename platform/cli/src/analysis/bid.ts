/** `stolik bid`: what the games of a hand are worth, how often they are made, and how high to bid. */
import type { Bidder, JudgedGame, JudgedHand } from '@stolik/core'
import { chosenRules } from '../base/chosen-rules.js'
import { having, take, type Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { bidderWords } from '../records/fault-words.js'

/** @throws UsageError for a seat that the game does not have. */
function seatIn({ seats }: Bidder, name: string | undefined): string {
  const seat = name ?? seats[0] ?? ''
  if (seats.includes(seat)) return seat
  throw new UsageError(`--seat is one of: ${seats.join(', ')}.`)
}

const cardsIn = (text: string): readonly string[] => text.split(/[\s.,+]+/).filter(Boolean)

/** @throws Failure if these cannot be the cards of a hand */
export async function bidCommand({ args, games, io }: Call): Promise<void> {
  const able = having(games, 'bidder')
  // What a game calls the cards that the highest bidder takes up.
  const ofGames = able.map(({ bidder }) => `[--${bidder.taken} CARDS]`).join(' ')
  const usual = 'CARDS [--game GAME] [--profile PROFILE] [--rules FILE] [--seat SEAT] [--json]'
  const { values, positionals } = take(args, usual, ofGames)
  const { offer, profile } = await chosenRules(io, able, values)
  const { bidder } = offer
  const cards = cardsIn(positionals.join(' '))
  if (cards.length === 0) throw new UsageError(`Name the cards of a hand, such as “${bidder.example}”.`)
  const seat = seatIn(bidder, values.seat)
  const taken = cardsIn((values as Readonly<Record<string, string>>)[bidder.taken] ?? '')
  const answer = bidder.judge({ profile, cards, taken, seat })
  if (values.json === true) io.out(JSON.stringify(answer))
  if ('unjudged' in answer) throw new Failure(`stolik: ${bidderWords(answer)}`)
  if (values.json !== true) io.out(print(answer, taken.length === 0))
}

const rounded = (points: number): string => {
  const whole = Math.round(points)
  return whole === 0 ? '0' : `${whole < 0 ? '−' : '+'}${Math.abs(whole)}`
}

function row({ contract, value, made, points, away }: JudgedGame): string {
  const put = away.length === 0 ? '' : `   puts away ${away.join(' ')}`
  return `${contract.padEnd(22)} ${String(value).padStart(5)} ${`${Math.round(100 * made)} %`.padStart(6)} ${rounded(points).padStart(7)}${put}`
}

function print({ bid, pass, games }: JudgedHand, bidding: boolean): string {
  const heading = `${'game'.padEnd(22)} ${'value'.padStart(5)} ${'made'.padStart(6)} ${'points'.padStart(7)}`
  if (!bidding) return [heading, ...games.map(row)].join('\n')
  const advice = bid === null ? 'pass' : `bid up to ${bid}`
  const passing = pass === null ? '' : ` (to pass is worth ${rounded(pass)} points)`
  return [`${advice}${passing}`, heading, ...games.map(row)].join('\n')
}
