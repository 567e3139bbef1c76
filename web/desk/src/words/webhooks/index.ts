/** Additional words of the form of webhooks. */
import { room, type Room } from '@stolik/kit/words'

export const webhookWords: Room = room(import.meta.glob('./*.json'))
