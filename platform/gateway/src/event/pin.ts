/** Lets a player agree on their table's device with the PIN of their start card. It is entered once per device. */
import { throttle } from '../account/throttle.js'
import type { Rates } from '../http/rates.js'
import type { At } from '@stolik/event/model/entry'
import type { LiveEvent } from './event.js'
import { isSame, type Keys } from './keys.js'
import { chairAt, sitterAt, tableOf } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { Who } from './who.js'

export interface PinArgs extends At {
  readonly chair: number
  /** As typed, with or without spaces; or the code of the whole card. */
  readonly pin: string
}

export interface Agreed {
  readonly chair: number
  /** The device sends this from now on instead of the PIN. */
  readonly code: string
}

export function pins({ keys, rates }: { readonly keys: Keys; readonly rates: Rates }) {
  const may = throttle(rates)
  return async (
    event: LiveEvent,
    who: Who,
    { series, table, chair, pin }: PinArgs,
    address: string,
  ): Promise<Agreed | EventRefusal> => {
    const { device } = who
    const player = sitterAt(event.state(), { series, table }, chair)
    if (player === undefined || !isAt(event, who, { series, table })) return refuse('NOT_ALLOWED')
    if (device === null) return refuse('MALFORMED', { field: 'device', problem: 'empty' })
    const entered = pin.replace(/\s/g, '')
    // All are compared, even after a match, so that the time is the same.
    const check = (): boolean =>
      keys
        .good()
        .flatMap((words) => [words.pin(event.id, player), words.card(event.id, player)])
        .filter((word) => isSame(entered, word)).length > 0
    const isRight = await may.pin(`${event.id}:${series}:${table}`, address, () => Promise.resolve(check()))
    if (isRight === undefined) return refuse('PIN_LIMIT')
    if (!isRight) return refuse('BAD_PIN', { chair: chair + 1 })
    return { chair, code: keys.agreed(event.id, player, device) }
  }
}

/** Only those with the table's code, or seated there, may try a PIN. */
function isAt(event: LiveEvent, { keeps, player }: Who, at: At): boolean {
  if (keeps !== null && keeps.series === at.series && keeps.table === at.table) return true
  const table = tableOf(event.state(), at)
  return (
    player !== null && table !== undefined && chairAt(event.state(), at.series, table, player) !== undefined
  )
}
