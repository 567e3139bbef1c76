/** `stolik bid`: what the games of a hand are worth, how often they are made, and how high to bid. */
import type { Call } from '../base/command.js'
import type { Bidder, JudgedGame, JudgedHand } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { common, take } from '../base/arguments.js'
import { chosenRules } from '../base/chosen-rules.js'
import { UsageError } from '../base/io.js'
import { bidderWords } from '../records/fault-words.js'

type Bidding = Offer & { readonly bidder: Bidder }
const bids = (offer: Offer): offer is Bidding => offer.bidder !== undefined

/** @throws UsageError for a seat that the game does not have. */
function seatIn({ seats }: Bidder, name: string | undefined): string {
  const seat = name ?? seats[0] ?? ''
  if (seats.includes(seat)) return seat
  throw new UsageError(`--seat is one of: ${seats.join(', ')}.`)
}

const cardsIn = (text: string): readonly string[] => text.split(/[\s.,+]+/).filter(Boolean)

/** Returns the exit code: 1 if these cannot be the cards of a hand. */
export async function bidCommand({ args, games, io }: Call): Promise<number> {
  const able = games.filter(bids)
  const { values, positionals } = take(
    args,
    {
      json: common.json,
      game: { type: 'string' },
      profile: { type: 'string' },
      rules: { type: 'string' },
      seat: { type: 'string' },
      // What a game calls the cards that the highest bidder takes up.
      ...Object.fromEntries(able.map(({ bidder }) => [bidder.taken, { type: 'string' } as const])),
    },
    true,
  )
  const texts = values as Readonly<Record<string, string | boolean | undefined>>
  const text = (name: string): string | undefined => {
    const value = texts[name]
    return typeof value === 'string' ? value : undefined
  }
  const { offer, profile } = await chosenRules(io, able, text('game'), text('profile'), text('rules'))
  const { bidder } = offer
  const cards = cardsIn(positionals.join(' '))
  if (cards.length === 0) throw new UsageError(`Name the cards of a hand, such as “${bidder.example}”.`)
  const seat = seatIn(bidder, text('seat'))
  const taken = cardsIn(text(bidder.taken) ?? '')
  const answer = bidder.judge({ profile, cards, taken, seat })
  if (texts['json'] === true) io.out(JSON.stringify(answer))
  if ('unjudged' in answer) {
    io.error(`stolik: ${bidderWords(answer)}`)
    return 1
  }
  if (texts['json'] !== true) io.out(print(answer, taken.length === 0))
  return 0
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
