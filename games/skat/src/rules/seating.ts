/** Who deals and who plays (3.2.1, 3.2.7): place 1 deals first, then clockwise; chairs are counted from 0. */
import type { Chair } from '@stolik/core'

/** The chair that deals hand n (from 0). */
export const dealer = (chairs: number, hand: number): Chair => hand % chairs

/**
 * The chairs of forehand, middlehand and rearhand: the two left neighbours of the dealer and their right neighbour.
 * At a table of three, the dealer is rearhand.
 */
export function seating(chairs: number, hand: number): readonly [Chair, Chair, Chair] {
  const d = dealer(chairs, hand)
  return [(d + 1) % chairs, (d + 2) % chairs, chairs === 3 ? d : (d + chairs - 1) % chairs]
}
