/** `stolik strength`: says how well the players of records play, with the luck of the cards taken out. */
import {
  fewestHands,
  isVisible,
  strengthFigures,
  strengthOf,
  type HandStrength,
  type MeanOf,
  type StrengthFigures,
} from '@stolik/core'
import { having, take, type Call, type Having } from '../base/command.js'
import { BadEntry, eachRecord, readingOf } from '../records/files.js'

/** The hands of one player in one game. */
interface Player {
  readonly offer: Having<'strength'>
  readonly name: string
  readonly hands: HandStrength[]
}

export async function strengthCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE… [--player NAME] [--masters] [--json]')
  const { player: only, masters = false } = values
  const players = new Map<string, Player>()
  const after = (): void => {
    const all = [...players.values()].toSorted((a, b) => b.hands.length - a.hands.length)
    if (values.json === true) io.out(JSON.stringify(all.map(figuresOf), null, 2))
    else for (const player of all) io.out(linesOf(player))
  }
  await eachRecord({ games, io }, { files: positionals, after }, (entry) => {
    const { record } = readingOf(entry)
    const { game, chairs } = record
    const offer = having(games, 'strength').find(({ plugin }) => plugin.id === game)
    if (offer === undefined)
      throw new BadEntry(entry.line, `the strength of players is not known in this game (${game})`)
    const bySeat = strengthOf(offer.plugin, offer.strength, record, masters)
    if (bySeat === undefined) throw new BadEntry(entry.line, unplayable)
    for (const [seat, chair] of offer.plugin.seating(chairs, record.hand).entries()) {
      const name = record.players[chair] ?? ''
      const hand = bySeat[seat]
      if (hand === undefined || name === '' || (only !== undefined && name !== only)) continue
      const player = players.get(`${game} ${name}`) ?? { offer, name, hands: [] }
      players.set(`${game} ${name}`, player)
      player.hands.push(hand)
    }
  })
}

const unplayable = 'this record cannot be played to its end by the rules of now; stolik replay says why'

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
