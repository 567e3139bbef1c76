/** `stolik analyse`: says of finished hands which card gave the game away, and how its player could have known. */
import {
  mostMoves,
  replay,
  type AnalysedCard,
  type Analysis,
  type Findings,
  type HandRecord,
  type Mark,
  type Played,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { take, type Call } from '../base/command.js'
import { replayWords } from '../records/fault-words.js'
import { BadEntry, eachRecord, readingOf, type FileEntry } from '../records/files.js'

export async function analyseCommand({ args, games, io }: Call): Promise<void> {
  const { values, positionals } = take(args, 'FILE… [--json]')
  const json = values.json === true
  const analyses = await analysesOf(games)
  await eachRecord({ games, io }, { files: positionals, asJson: json }, (entry, { where, file, answer }) => {
    const { line } = entry
    const { record, names, analysis } = finishedIn(entry, games, analyses)
    const findings = lastOf(analysis.analyse(record))
    if (findings === undefined) throw new BadEntry(line, `no declarer played cards in this hand; ${settled}`)
    const analysed = analysedOf(record, names, findings, (step) => analysis.best(record, step))
    answer({ file, line, ...analysed })
    if (!json) io.out(printAnalysed(analysed, where))
  })
}

const settled = 'stolik replay says how it was settled'

/** Loads what some games have, by game. */
export async function loadedOf<T>(
  games: readonly Offer[],
  loader: (offer: Offer) => (() => Promise<T>) | undefined,
): Promise<ReadonlyMap<string, T>> {
  const loaded = games.map(async (offer) => {
    const load = loader(offer)
    return load === undefined ? [] : [[offer.plugin.id, await load()] as const]
  })
  return new Map((await Promise.all(loaded)).flat())
}

export const analysesOf = (games: readonly Offer[]): Promise<ReadonlyMap<string, Analysis>> =>
  loadedOf(games, (offer) => offer.analysis)

/** Returns the finished hand of an entry. @throws BadEntry before any work if it is too long, or its game has no analysis */
export function finishedIn(
  entry: FileEntry,
  games: readonly Offer[],
  analyses: ReadonlyMap<string, Analysis>,
) {
  const { line } = entry
  const reading = readingOf(entry)
  const { record } = reading
  const { game, moves, chairs, hand } = record
  if (moves.length > mostMoves)
    throw new BadEntry(line, `no hand has ${moves.length} moves; at most ${mostMoves} are replayed`)
  const plugin = games.find((one) => one.plugin.id === game)?.plugin
  if (plugin === undefined) throw new BadEntry(line, replayWords({ line, problem: 'game', about: game }))
  const analysis = analyses.get(game)
  if (analysis === undefined) throw new BadEntry(line, `this game has no analysis (${game}); ${settled}`)
  const { hand: reached, stop } = replay(plugin, reading)
  if (stop !== null) throw new BadEntry(stop.line, replayWords(stop))
  if (reached?.settlement === undefined) throw new BadEntry(line, 'this record ends before the hand does')
  /** By seat. */
  const names = plugin.attending(chairs, hand).map((chair) => record.players[chair] || `chair ${chair}`)
  return { record, names, plugin, analysis }
}

function lastOf(steps: Iterable<Findings> | undefined): Findings | undefined {
  let last: Findings | undefined
  for (const findings of steps ?? []) last = findings
  return last
}

/** The analysis of a hand, JSON-safe. */
export type Analysed = ReturnType<typeof analysedOf>

function analysedOf(
  { game, profile, hand }: HandRecord,
  names: readonly string[],
  { cards }: Findings,
  best: (step: number) => readonly Played[],
) {
  const turned = cards.filter((card) => reachedAfter(card) !== card.reached)
  const first = cards.find((card) => card.mark !== null || turned.includes(card))
  return {
    game,
    profile,
    /** From 0. */
    hand,
    /** The player's name by seat. */
    names,
    cards,
    /** The steps of the cards after which, with all cards open, the other side wins. */
    turned: turned.map(({ step }) => step),
    /** Best play from the first card that was marked or turned the hand; null if there is none. */
    best: first === undefined ? null : { step: first.step, trick: first.trick, moves: best(first.step) },
  }
}

/** With all cards open: whether the declarer wins after the card that was played. */
const reachedAfter = ({ choices, card, reached }: AnalysedCard): boolean =>
  choices?.find((choice) => choice.card === card)?.reached ?? reached

/** Formats an analysis for people. */
function printAnalysed(analysed: Analysed, where: string): string {
  const { game, profile, hand, names, cards, turned, best } = analysed
  const nameOf = (seat: number): string => names[seat] ?? `seat ${seat}`
  const at = ({ trick, seat, card }: AnalysedCard): string => `trick ${trick}, ${nameOf(seat)}: ${card}`
  const marked = cards.flatMap((card) => (card.mark === null ? [] : [{ ...card, mark: card.mark }]))
  const moves = best?.moves.map(({ seat, move }) => `${seat}:${move}`).join(' ')
  return [
    `${where}  ${game}, ${profile}, hand ${hand + 1}`,
    `  with all cards open, before each trick: ${verdicts(cards)}`,
    ...cards.filter(({ step }) => turned.includes(step)).map((card) => `  ${at(card)} ${turnWords(card)}`),
    ...marked.map((card) => `  ${at(card)} is ${markWords(card)}`),
    ...(marked.length === 0 ? ['  nobody made a mistake that could be seen from their seat'] : []),
    ...(best === null ? [] : [`  best play from trick ${best.trick} on: ${moves}`]),
    '',
  ].join('\n')
}

const verdicts = (cards: readonly AnalysedCard[]): string =>
  cards
    .filter(({ trick }, n) => cards[n - 1]?.trick !== trick)
    .map(({ trick, reached }) => `${trick} ${reached ? 'made' : 'lost'}`)
    .join(', ')

/** What a card did that turned the hand with all cards open: what it cost, and which cards would have held it. */
function turnWords({ own, reached, lost, lostScore, choices }: AnalysedCard): string {
  const held = (choices ?? []).filter((choice) => choice.reached === reached).map(({ card }) => card)
  const all = [
    ...(lost === 0 ? [] : [`−${lost} card points`]),
    ...(lostScore === 0 ? [] : [`−${lostScore} points of the score`]),
  ]
  const points = all.length === 0 ? '' : ` (${all.join(', ')})`
  return `${own ? 'lost' : 'gave away'} the game with all cards open${points}; ${held.join(' or ')} would have held it`
}

const articles: Readonly<Record<Mark, string>> = {
  inaccuracy: 'an inaccuracy',
  mistake: 'a mistake',
  blunder: 'a blunder',
}

/** Says a mark with the chances that led to it, as the player saw them. */
function markWords({ mark, card, better, choices, grade }: AnalysedCard & { readonly mark: Mark }): string {
  const chance = (of: string | null): number | null =>
    choices?.find((choice) => choice.card === of)?.chance ?? null
  if (grade > 0)
    return `${articles[mark]}: as they saw it, it costs a grade in ${grade} of 100 deals, which ${better ?? 'another card'} would have kept`
  const [had, could] = [chance(card), chance(better)]
  const why =
    had === null || could === null || better === null
      ? ''
      : `: as they saw it, their side wins in ${had} of 100 deals, after ${better} in ${could}`
  return `${articles[mark]}${why}`
}
