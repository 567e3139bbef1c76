/** All hands open, as a replay shows them: pure. */
import type { Seat } from '@stolik/core'
import type { HandCard, Scene } from './scene.js'
import type { Situation } from './situation.js'

/**
 * The scene of an onlooker with every hand laid open at its owner's place; the one at the bottom is the hand below.
 * `handOf` is the hand as its own player sees it.
 */
export function openHands(
  scene: Scene,
  { seating }: Pick<Situation, 'seating'>,
  handOf: (seat: Seat) => readonly HandCard[],
): Scene {
  const at = (chair: number): readonly HandCard[] => {
    const seat = seating.indexOf(chair)
    return seat === -1 ? [] : handOf(seat)
  }
  const below = scene.plates.find(({ place }) => place === 'bottom')
  return {
    ...scene,
    plates: scene.plates.map((plate) => (plate === below ? plate : { ...plate, open: at(plate.chair) })),
    hand: below === undefined ? [] : at(below.chair),
    mode: 'still',
  }
}
