/** `stolik strength`: says how well the players of records play, with the luck of the cards taken out. */
import type { Call } from '../base/command.js'
import {
  fewestHands,
  isBad,
  isTrouble,
  isVisible,
  strengthFigures,
  strengthOf,
  type HandRecord,
  type HandStrength,
  type MeanOf,
  type StrengthFigures,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { common, take } from '../base/arguments.js'
import type { FileEntry } from '../records/entries.js'
import { eachRecord } from '../records/files.js'
import { formatWords, recordWords } from '../records/fault-words.js'

type Able = Offer & { readonly strength: NonNullable<Offer['strength']> }

/** The hands of one player in one game. */
interface Player {
  readonly offer: Able
  readonly name: string
  readonly hands: HandStrength[]
}

interface Selection {
  /** The only player to count. */
  readonly only: string | undefined
  readonly masters: boolean
}

export async function strengthCommand({ args, games, io }: Call): Promise<number> {
  const options = { json: common.json, player: { type: 'string' }, masters: { type: 'boolean' } } as const
  const { values, positionals } = take(args, options, true)
  const selection: Selection = { only: values.player, masters: values.masters === true }
  const players = new Map<string, Player>()
  const code = await eachRecord(positionals, { games, io }, false, (file, entry, { fail }) => {
    const record = recordIn(entry)
    const why = typeof record === 'string' ? record : add(players, record, games, selection)
    if (why !== undefined) fail(file, entry.line, why)
  })
  const all = [...players.values()].toSorted((a, b) => b.hands.length - a.hands.length)
  if (values.json === true) io.out(JSON.stringify(all.map(figuresOf), null, 2))
  else for (const player of all) io.out(linesOf(player))
  return code
}

/** The record of an entry, or why there is none. */
function recordIn(entry: FileEntry): HandRecord | string {
  if ('reading' in entry) return isBad(entry.reading) ? recordWords(entry.reading) : entry.reading.record
  const record = entry.format.read(entry.text)
  return isTrouble(record) ? formatWords(record) : record
}

/** Adds a hand to its players. Returns why it cannot count. */
function add(
  players: Map<string, Player>,
  record: HandRecord,
  games: readonly Offer[],
  { only, masters }: Selection,
): string | undefined {
  const offer = games.find(({ plugin }) => plugin.id === record.game)
  if (offer?.strength === undefined)
    return `the strength of players is not known in this game (${record.game})`
  const able: Able = { ...offer, strength: offer.strength }
  const bySeat = strengthOf(able.plugin, able.strength, record, masters)
  if (bySeat === undefined)
    return 'this record cannot be played to its end by the rules of now; stolik replay says why'
  for (const [seat, chair] of able.plugin.seating(record.chairs, record.hand).entries()) {
    const name = record.players[chair] ?? ''
    const hand = bySeat[seat]
    if (hand === undefined || name === '' || (only !== undefined && name !== only)) continue
    const key = `${record.game} ${name}`
    const player = players.get(key) ?? { offer: able, name, hands: [] }
    players.set(key, player)
    player.hands.push(hand)
  }
  return undefined
}

const figuresOf = ({ offer, name, hands }: Player) => ({
  game: offer.plugin.id,
  player: name,
  hands: hands.length,
  figures: strengthFigures(hands, offer.strength.parts) ?? null,
})

/** A player in sentences. */
function linesOf(player: Player): string {
  const { game, hands, figures } = figuresOf(player)
  const head = `${player.name}, ${game}, ${hands} hands`
  return figures === null
    ? `${head}: too few hands yet, ${hands} of ${fewestHands}`
    : [head, ...sentences(figures)].join('\n')
}

function sentences({ points, adjusted, parts }: StrengthFigures): readonly string[] {
  return [
    `  points of a hand: ${written(points)}; with average cards: ${written(adjusted)}`,
    ...parts.map(({ part, points: made, beyond }) => {
      const head = `  ${part}, ${made.hands} hands`
      if (made.hands < fewestHands) return `${head}: too few hands yet, ${made.hands} of ${fewestHands}`
      const than = isVisible(beyond)
        ? `${written(beyond)} beyond what club players make of the same`
        : 'no visible difference from what club players make of the same'
      return `${head}: ${written(made)} points; ${than}`
    }),
  ]
}

const written = ({ mean, within }: MeanOf): string =>
  `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(1)} ± ${within.toFixed(1)}`
