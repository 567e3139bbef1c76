/** The scene of a view for a player: which cards are legal, and why the others are not. */
import { has, readCard, suitOf, suits, type Card } from '@stolik/core'
import type { Scene, Situation } from '@stolik/kit/shown'
import { playable } from '../src/hand/legal.js'
import { orderFor } from '../src/rules/order.js'
import { rulesIn } from '../src/rules/profiles.js'
import { pending } from '../src/hand/throws.js'
import type { View } from '../src/rules/view.js'
import { mine, sceneOf } from './scene.js'

export function playScene(view: View, at: Situation): Scene {
  const scene = sceneOf(view, at)
  if (!playing(view)) return { ...scene, mode: goesOn(view) && view.seat !== null ? 'ahead' : 'still' }
  const may = playable(view)
  const hand = scene.hand.map((drawn) => {
    const card = readCard(drawn.card) as Card
    return has(may, card) ? drawn : { ...drawn, playable: false, why: whyNot(view, card, at) }
  })
  return { ...scene, hand, mode: 'play' }
}

/** Whether cards are being played, and no offer to throw them in waits for its answers. */
const goesOn = (view: View): boolean => view.phase === 'play' && pending(view.throws) === undefined

/** Whether the viewer must play a card now. */
const playing = (view: View): boolean => mine(view) && goesOn(view)

/** The card led must be followed, or else trumped, and beaten if possible (ZG3-5, R2-3, G3-6). */
function whyNot(view: View, card: Card, at: Situation): string {
  const led = view.trick[0]?.card
  if (led === undefined) return ''
  const order = orderFor(rulesIn(view), view.contract)
  const kin = order.kin[led] ?? 0
  const gran = view.contract === 'gran'
  if ((view.hand & kin) !== 0) {
    if (has(kin, card)) return at.t('baska.why.beat')
    if (has(order.trumps, led)) return at.t(gran ? 'baska.why.jack' : 'baska.why.trump')
    return at.t(`baska.why.${suits[suitOf(led)]}`)
  }
  if (has(order.trumps, card)) return at.t('baska.why.beat')
  return at.t(gran ? 'baska.why.ruffJack' : 'baska.why.ruff')
}
