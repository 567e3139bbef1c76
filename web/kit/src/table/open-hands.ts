/** A pure function that opens all hands, as a replay shows them. */
import type { Seat } from '@stolik/core'
import type { HandCard, Scene } from './scene.js'
import type { Situation } from './situation.js'

/**
 * Returns an onlooker's scene with every hand open at its owner's place; the hand at the bottom is the one below. `handOf`
 * returns a hand as its own player sees it.
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
