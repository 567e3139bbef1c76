import { zoneOf } from '@stolik/elements/event/format'

/** Matches are played in halls: their times are in the halls' zone, wherever the association works. */
export const hallZone = zoneOf('HALL')
