/** The orders that lead a person from a lobby to a table, one at a time. A person without a name gives one first. */
import type { LitElement } from 'lit'
import type { OrderAnswer } from '../client/gateway.js'
import type { Gateway, OpenChoice } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import type { BotLevel, LobbyTable } from '../client/types.js'
import type { nameFirst } from '../name/name-first.js'
import type { DeferredUpdates } from './deferred-updates.js'
import { notePlayed, type Rules } from '../element/quick-choices.js'

interface PlacingDeps {
  readonly gate: () => Gateway
  readonly name: ReturnType<typeof nameFirst>
  /** Keeps the lobby unchanged while an order is under way. */
  readonly deferred: DeferredUpdates<unknown>
  /** Called with the outcome of each order; null if it was not refused. */
  readonly settled: (refusal: Failure | null) => void
  readonly go: (table: string) => void
}

/** @param host is drawn again when an order starts or ends */
export function placing(host: LitElement, { gate, name, deferred, settled, go }: PlacingDeps) {
  let busy = false
  const setBusy = (isBusy: boolean): void => {
    busy = isBusy
    host.requestUpdate()
  }
  /** Sends an order, and notes which rules are played at its table. `at` is where a name is asked for. */
  const send = async <T extends OrderAnswer>(
    at: string,
    order: () => Promise<Outcome<T>>,
    rules: (placed: T) => Rules,
  ): Promise<void> => {
    setBusy(true)
    deferred.hold()
    const outcome = await order()
    setBusy(false)
    settled('refused' in outcome ? outcome.refused : null)
    if ('done' in outcome) {
      notePlayed(rules(outcome.done))
      return go(outcome.done.id)
    }
    deferred.release()
    if (outcome.refused === 'NOT_SIGNED_IN') await start(at, order, rules)
  }
  /** Sends an order if none is under way, as soon as the person has a name. */
  const start: typeof send = async (at, order, rules) => {
    if (!busy) await name.order(at, () => send(at, order, rules))
  }
  return {
    get busy() {
      return busy
    },
    /** Sits down at a table. */
    sit: (table: LobbyTable) =>
      start(
        table.id,
        () => gate().sit(table.id),
        () => table,
      ),
    /** Sits down where people wait; null means any rules. */
    find: (rules: Rules | null, rated = false) =>
      start(
        'quick',
        () => gate().findTable(rules, rated),
        (found) => found,
      ),
    /** Opens a table, with bots of a level on the other chairs if wanted. */
    open: (at: string, choice: OpenChoice, bots: BotLevel | null) =>
      start(
        at,
        async () => {
          const outcome = await gate().open(choice)
          if ('done' in outcome && bots) await gate().fillWithBots(outcome.done.id, bots)
          return outcome
        },
        () => choice,
      ),
  }
}
