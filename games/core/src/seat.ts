/** Who plays: seats are counted from 0 = forehand, clockwise; chairs of a table from 0 = place 1. */
export type Seat = number
export type Chair = number
