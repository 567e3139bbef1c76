/** What the desk fetches beside the event that it watches: the entries and the cash, one question of each at a time. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { EventClient } from '@stolik/elements/event/client/client'
import type { Entries, EventShown } from '@stolik/elements/event/client/types'
import { cashKey, cashOf, type Cash } from './cash.js'
import { entriesKey } from './entries-key.js'
import type { Section } from './sections.js'

interface Desk {
  readonly client: () => EventClient | null
  readonly gate: () => Gateway
  readonly setEntries: (entries: Entries) => void
  readonly setCash: (cash: Cash | null) => void
}

export class DeskFetching {
  readonly #desk: Desk
  /** What the entries were last fetched for. */
  #entriesFor = ''
  #isStale = false
  #fetching: Promise<void> | null = null
  /** What the cash was last fetched for. */
  #cashFor = ''
  #asksCash = false

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Fetches the entries if what they depend on has changed. */
  followEntries(event: EventShown, section: Section): void {
    const key = entriesKey(event, section)
    if (key === this.#entriesFor) return
    this.#entriesFor = key
    void this.entries()
  }

  /** Fetches the entries, since somebody else may have changed them: one question at a time, and once more if it is asked meanwhile. */
  entries(): Promise<void> {
    this.#isStale = true
    this.#fetching ??= this.#fetchEntries()
    return this.#fetching
  }

  async #fetchEntries(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      const answer = await this.#desk.client()?.entries()
      if (answer === undefined) continue
      if ('done' in answer) this.#desk.setEntries(answer.done)
      else this.#entriesFor = ''
    }
    this.#fetching = null
  }

  /** Fetches the cash if what it depends on has changed. */
  followCash(event: EventShown, section: Section): void {
    const key = cashKey(event, section === 'money')
    if (key === this.#cashFor || this.#asksCash) return
    this.#cashFor = key
    if (key === '') this.#desk.setCash(null)
    else void this.#fetchCash(event.id)
  }

  /** One question at a time, however fast the tables enter hands. What changed meanwhile is asked for when the answer is drawn. */
  async #fetchCash(id: string): Promise<void> {
    this.#asksCash = true
    const cash = await cashOf(this.#desk.gate(), id)
    this.#asksCash = false
    // Without an answer what was known stays, until the next change of anything.
    if (cash === undefined) this.#cashFor = ''
    else this.#desk.setCash(cash)
  }
}
