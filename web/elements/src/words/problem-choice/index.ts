/** What <stolik-problem> says where a discard or a call is asked for. */
import { room, type Room } from '@stolik/kit/words'

export const problemChoiceWords: Room = room(import.meta.glob('./*.json'))
