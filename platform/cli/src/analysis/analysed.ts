/** The analysis of a hand as data, and in sentences that say the same. */
import type { AnalysedCard, Findings, HandRecord, Mark, Played } from '@stolik/core'

/** The analysis of a hand, JSON-safe. */
export interface Analysed {
  readonly game: string
  readonly profile: string
  /** From 0. */
  readonly hand: number
  /** The player's name by seat. */
  readonly names: readonly string[]
  readonly cards: readonly AnalysedCard[]
  /** The steps of the cards after which, with all cards open, the other side wins. */
  readonly turned: readonly number[]
  /** Best play from the first card that was marked or turned the hand; null if there is none. */
  readonly best: { readonly step: number; readonly trick: number; readonly moves: readonly Played[] } | null
}

export function analysedOf(
  { game, profile, hand }: HandRecord,
  names: readonly string[],
  { cards }: Findings,
  best: (step: number) => readonly Played[],
): Analysed {
  const turned = cards.filter((card) => reachedAfter(card) !== card.reached)
  const first = cards.find((card) => card.mark !== null || turned.includes(card))
  return {
    game,
    profile,
    hand,
    names,
    cards,
    turned: turned.map(({ step }) => step),
    best: first === undefined ? null : { step: first.step, trick: first.trick, moves: best(first.step) },
  }
}

/** With all cards open: whether the declarer wins after the card that was played. */
const reachedAfter = ({ choices, card, reached }: AnalysedCard): boolean =>
  choices?.find((choice) => choice.card === card)?.reached ?? reached

/** Formats an analysis for people. */
export function printAnalysed(analysed: Analysed, where: string): string {
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
