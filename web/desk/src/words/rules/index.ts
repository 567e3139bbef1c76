/** Words of the page where clubs make rules of their own. */
import { room, type Room } from '@stolik/kit/words'

export const ruleWords: Room = room(import.meta.glob('./*.json'))
