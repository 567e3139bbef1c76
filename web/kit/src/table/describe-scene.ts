/** A whole scene in words, for screen readers. */
import { describeCard, isViewerAt, nameAt } from './describe-changes.js'
import type { Scene } from './scene.js'
import type { Situation } from './situation.js'

/** Describes the whole scene: the contract, the cards on the table and whose turn it is. */
export function describeScene(scene: Scene, at: Situation): string {
  const middle = scene.middle === null ? [] : [scene.middle.big, ...scene.middle.small]
  const parts = [
    scene.contract,
    middle.filter((p) => p !== '').join(', '),
    describeTrick(scene, at),
    scene.over ? at.t('table.over') : describeTurn(scene, at),
  ]
  return parts.filter((p) => p !== '').join('. ')
}

/** Returns the cards of the current trick in words; '' when there are none. */
export function describeTrick(scene: Scene, at: Situation): string {
  const cards = scene.trick.cards.map((c) => describeCard(c, scene, at)).join(', ')
  return cards === '' ? '' : at.t('table.onTable', { cards })
}

/** Returns whose turn it is, in words; '' when it is nobody's. */
export function describeTurn(scene: Scene, at: Situation): string {
  const waiting = scene.plates.filter((p) => p.turn)
  if (waiting.some((p) => isViewerAt(p.place, at))) return at.t('table.yourTurn')
  const name = waiting.map((p) => nameAt(p.place, scene, at)).join(', ')
  return name === '' ? '' : at.t('table.toMove', { name })
}
