/** What the form of webhooks says besides. */
import { room, type Room } from '@stolik/kit/words'

export const webhookWords: Room = room(import.meta.glob('./*.json'))
