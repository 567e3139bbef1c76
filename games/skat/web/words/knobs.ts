/** What each knob and each of its choices means. Loaded by the pages where people see or make a club's own rules. */
import { room, type Room } from '@stolik/kit/words'

export const knobWords: Room = room(import.meta.glob('../../words/knobs/*.json'))
