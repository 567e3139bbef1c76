/** Changes at the table in words, for screen readers. */
import type { Place } from './places.js'
import type { Scene, Trick, TrickCard } from './scene.js'
import { nameOf, type Situation } from './situation.js'

/** Returns the cards laid, the tricks taken and whose turn it is, between two scenes of one hand. */
export function describeChanges(before: Scene, now: Scene, at: Situation): readonly string[] {
  const finished = now.done > before.done ? now.last : null
  return [
    ...laid(before.trick, finished ?? now.trick, now, at),
    ...(finished === null ? [] : [taken(finished, now, at), ...laid(null, now.trick, now, at)]),
    ...turn(before, now, at),
  ]
}

function laid(before: Trick | null, now: Trick, scene: Scene, at: Situation): readonly string[] {
  const known = new Set(before?.cards.map((c) => c.card))
  return now.cards.filter((c) => !known.has(c.card)).map((c) => describeCard(c, scene, at))
}

export const describeCard = (card: TrickCard, scene: Scene, at: Situation): string =>
  at.t('table.says', { name: nameAt(card.place, scene, at), what: card.label })

export function taken(trick: Trick, scene: Scene, at: Situation): string {
  if (trick.winner === null) return ''
  if (isViewerAt(trick.winner, at)) return at.t('table.youTake')
  return at.t('table.takes', { name: nameAt(trick.winner, scene, at) })
}

function turn(before: Scene, now: Scene, at: Situation): readonly string[] {
  if (now.over) return before.over ? [] : [at.t('table.over')]
  const isMine = (scene: Scene): boolean => scene.plates.some((p) => p.turn && isViewerAt(p.place, at))
  if (!isMine(now)) return []
  // A player whose turn continues is told the next question, not again that it is their turn.
  const line = now.middle?.small.join(', ') ?? ''
  const goesOn = isMine(before) && line !== '' && before.middle?.small.join(', ') !== line
  return [goesOn ? line : at.t('table.yourTurn')]
}

/** Whether the viewer sits at a place. */
export const isViewerAt = (place: Place, at: Situation): boolean => place === 'bottom' && at.seat !== null

/** Returns the name of the player at a place of the scene. */
export function nameAt(place: Place, scene: Scene, at: Situation): string {
  if (isViewerAt(place, at)) return nameOf(at, at.seat as number)
  return scene.plates.find((p) => p.place === place)?.player?.name ?? at.t('table.free')
}
