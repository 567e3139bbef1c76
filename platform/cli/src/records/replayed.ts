import { createHash } from 'node:crypto'
import {
  replay,
  say,
  signed,
  verify,
  type ForeignReplay,
  type HandRecord,
  type Locale,
  type Plugin,
  type ReadRecord,
  type Stop,
  type LuckWay,
  type Verdict,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { rulesDigest } from '@stolik/gateway/table/pinned'
import { replayWords } from './fault-words.js'

/** By which version of the rules a hand was played, and to which scores by seat, if the record claims them. */
export interface Then {
  readonly version: number
  readonly now: number
  readonly scores: readonly number[] | null
}

/** The outcome of a replayed record, with its sentences translated. */
export type Replayed = Exclude<ReturnType<typeof replayed>, Stopped>

/** Where a record cannot be replayed any further. */
interface Stopped {
  readonly stop: Stop
  readonly then: Then | null
}

const stopped = (stop: Stop, then: Then | null = null): Stopped => ({ stop, then })

/** Replays a record. Returns its settlement in words, or where it fails. */
export function replayed(reading: ReadRecord, games: readonly Offer[], locale: Locale) {
  const { record, lines } = reading
  const offer = games.find(({ plugin }) => plugin.id === record.game)
  const { game } = record
  if (offer === undefined) return stopped({ line: lines.get('game') as number, problem: 'game', about: game })
  const { plugin, catalogues } = offer
  const { version, scores: claimed = null } = record
  const then: Then | null =
    version === plugin.version ? null : { version, now: plugin.version, scores: claimed }
  const other = otherRules(plugin, reading)
  if (other !== null) return stopped(other, then)
  const { hand, stop } = replay(plugin, reading)
  if (stop !== null) return stopped(stop, then)
  const settlement = hand?.settlement
  const seating = plugin.seating(record.chairs, record.hand)
  const names = plugin
    .attending(record.chairs, record.hand)
    .map((chair) => record.players[chair] || `chair ${chair}`)
  const words = settlement?.lines.map(({ code, args, clause }) => {
    const { seat } = args
    const named = typeof seat === 'number' ? { ...args, seat: names[seat] ?? seat } : args
    return { text: say(catalogues[locale], locale, code, named), clause }
  })
  return {
    game,
    profile: record.profile,
    /** From 0. */
    hand: record.hand,
    players: record.players,
    moves: record.moves.length,
    /** The chair of each seat, forehand first. */
    seating,
    // The scores are those of the players alone.
    names: names.slice(0, seating.length),
    /** By seat; null if the record ends before the hand does. */
    scores: settlement?.scores ?? null,
    lines: words ?? [],
    /** For a record of another version of the rules: both versions, and the scores that it claims, by seat; else null. */
    then,
    /** Whether the cards match the commitment; null if the record does not tell how they were dealt. */
    shuffle: checkShuffle(plugin, record),
    /** By chair, how luck came into the shuffle; null if the record does not tell how the cards were dealt. */
    luck: waysOf(record),
  }
}

/** Whether rules of this name and version are other ones here. Another version has other rules anyway. */
function otherRules(plugin: Plugin, { record, lines }: ReadRecord): Stop | null {
  const { rules, version, profile } = record
  if (rules === undefined || version !== plugin.version || !plugin.knows(profile)) return null
  return rules === rulesDigest(plugin, profile)
    ? null
    : { line: lines.get('rules') as number, problem: 'rules', about: rules }
}

function checkShuffle(plugin: Plugin, { proof, hand, deal, profile }: HandRecord): Verdict | null {
  const sha256 = (text: string): Uint8Array => createHash('sha256').update(text, 'utf8').digest()
  return proof === null ? null : verify(sha256, proof, hand, deal, (random) => plugin.deal(profile, random))
}

const waysOf = ({ proof }: HandRecord): readonly LuckWay[] | null =>
  proof && (proof.binding?.ways ?? proof.luck.map((luck) => (luck === '' ? 'none' : 'open')))

/** Says that a shuffle was fair, and what of the luck proves it: see docs/verifying.md. */
function fairWords(luck: readonly LuckWay[]): string {
  const isOpenBeside =
    luck.filter((way) => way === 'open').length > 1 || (luck.includes('open') && luck.includes('committed'))
  const but = isOpenBeside ? '; open luck does not protect against a player who knew the seed' : ''
  return `  the shuffle was fair (luck by chair: ${luck.join(', ')}${but})`
}

/** Says that a record is of another version of the rules. */
export const thenWords = ({ version, now }: Then): string => `played by rules ${version}, now ${now}`

export const stopWords = ({ stop, then }: Stopped): string =>
  then === null ? replayWords(stop) : `${replayWords(stop)}; ${thenWords(then)}`

/** Formats a replayed record for people. */
export function printReplayed(result: Replayed, where: string): string {
  const { game, profile, hand, names, moves, scores, lines, shuffle, luck, then } = result
  const head = `${where}  ${game}, ${profile}, hand ${hand + 1}, ${moves} moves`
  const width = Math.max(...lines.map(({ text }) => text.length), 0)
  const explained = lines.map(({ text, clause }) => `  ${text.padEnd(width)}  ${clause}`)
  const summed = (all: readonly number[]): string =>
    names.map((name, seat) => `${name} ${signed(all[seat] ?? 0)}`).join(' · ')
  const sum = scores === null ? 'not finished' : summed(scores)
  const claimed = then?.scores ?? null
  const differs = claimed !== null && scores !== null && String(claimed) !== String(scores)
  const old = then === null ? [] : [`  ${thenWords(then)}`]
  const both = differs ? [`  then: ${summed(claimed)}`, `  now: ${sum}`] : [`  ${sum}`]
  const fair = shuffle === 'fair' && luck !== null ? [fairWords(luck)] : []
  return [head, ...explained, ...old, ...both, ...fair, ''].join('\n')
}

/** A replayed record of another platform. */
export interface Foreign extends ForeignReplay {
  readonly format: string
  readonly id: string | null
}

/** Formats the record for people. */
export function printForeign(found: Foreign, where: string): string {
  const { format, id, actions, players, scores, result, differences } = found
  const names = players.map((name, seat) => name || `seat ${seat}`)
  return [
    `${where}  ${format}${id === null ? '' : ` ${id}`}, ${actions} actions`,
    `  ${result}`,
    ...differences.map(({ what, claimed }) => `  it claims a different ${what}: ${claimed}`),
    `  ${names.map((name, seat) => `${name} ${signed(scores[seat] as number)}`).join(' · ')}`,
    '',
  ].join('\n')
}
