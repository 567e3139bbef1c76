/** Words about the differences between a club's rules and those that they are based on. */
import { room, type Room } from '@stolik/kit/words'

export const ruleSetWords: Room = room(import.meta.glob('./*.json'))
