/** A player agrees on a device of their table's by the PIN of their start card, which is entered once for each device. */
import { throttle } from '../account/throttle.js'
import type { Rates } from '../http/rates.js'
import type { At } from '@stolik/tournament/model/entry'
import type { LiveEvent } from './event.js'
import { isSame, type Keys } from './keys.js'
import { chairAt, sitterAt, tableOf } from '@stolik/tournament/model/playing'
import { refuse, type EventRefusal } from '@stolik/tournament/model/refusal'
import type { Who } from './who.js'

export interface PinArgs extends At {
  readonly chair: number
  /** As it is typed, with spaces or without; or the code of the whole card. */
  readonly pin: string
}

export interface Agreed {
  readonly chair: number
  /** What the device shows from now on instead of the PIN. */
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
    const told = pin.replace(/\s/g, '')
    // All are looked at, whatever the first one says.
    const check = (): boolean =>
      keys
        .good()
        .flatMap((words) => [words.pin(event.id, player), words.card(event.id, player)])
        .filter((word) => isSame(told, word)).length > 0
    const isRight = await may.pin(`${event.id}:${series}:${table}`, address, () => Promise.resolve(check()))
    if (isRight === undefined) return refuse('PIN_LIMIT')
    if (!isRight) return refuse('BAD_PIN', { chair: chair + 1 })
    return { chair, code: keys.agreed(event.id, player, device) }
  }
}

/** Whoever has the table's code, or sits there: nobody else can try. */
function isAt(event: LiveEvent, { keeps, player }: Who, at: At): boolean {
  if (keeps !== null && keeps.series === at.series && keeps.table === at.table) return true
  const table = tableOf(event.state(), at)
  return (
    player !== null && table !== undefined && chairAt(event.state(), at.series, table, player) !== undefined
  )
}
