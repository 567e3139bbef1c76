/** What <stolik-problem> says after an answer. */
import { room, type Room } from '@stolik/kit/words'

export const problemSolutionWords: Room = room(import.meta.glob('./*.json'))
