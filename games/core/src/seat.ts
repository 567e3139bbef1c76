/** Seats are counted clockwise from 0 = forehand; chairs of a table from 0 = place 1. */
export type Seat = number
export type Chair = number
