import { say, type Arg, type Locale } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import type { ShownTableElement } from '@stolik/kit/shown'
import { drawWithWords, type Words } from '@stolik/kit/words'
import { LitElement, type PropertyValues } from 'lit'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { home } from '../base/home.js'
import { fixTheme, localeFor, prefs } from '../base/prefs.js'
import { replayWords } from '../words/replay/index.js'
import { isTrouble, open, type Shown, type Trouble } from './source.js'

/** The attributes that a replay takes from the page, and the loaded deal. */
export abstract class ReplayElement extends declares(LitElement, {
  /** The text of a record, as lines or as JSON; '' = the table's. */
  record: property(''),
  /** Base address of the gateway; empty = the origin of the page. */
  server: property<string>(home),
  /** Id of a table. */
  table: property(''),
  /** Which deal of its series, from 1. */
  hand: property(1, { type: Number }),
  /** The invitation code that allows watching a private table. */
  invitation: property<string | null>(null),
  /** One of our languages; a person's own choice goes first. */
  lang: property(''),
  /** `light`, `dark`, or `auto`: the `color-scheme` of the page. A person's own choice has priority. */
  theme: property('auto'),
  /** The deal, or the reason why there is none; null while it is loading. */
  replay: state<Shown | Trouble | null>(null),
  /** How often loading has been repeated. */
  tries: state(0),
}) {
  /** The table that shows the deal. */
  protected board: ShownTableElement | null = null

  constructor() {
    super()
    redrawOnChange(this, prefs)
    const key = (): string =>
      JSON.stringify([this.record, this.server, this.table, this.hand, this.invitation, this.tries])
    runWhileConnected(this, key, () => {
      let stopped = false
      this.replay = null
      void this.#open().then((shown) => {
        if (!stopped) this.replay = shown
      })
      return () => (stopped = true)
    })
  }

  /** Loads again after a failure. */
  protected again(): void {
    this.tries += 1
  }

  protected get locale(): Locale {
    return localeFor(this.lang)
  }

  protected readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(replayWords[this.locale], this.locale, code, args)

  async #open(): Promise<Shown | Trouble> {
    const { record, server, table, hand, invitation } = this
    if (record.trim() !== '') return open(server, { record })
    if (table === '') return { why: 'nothing' }
    if (!Number.isInteger(hand) || hand < 1) return { why: 'unknown' }
    return open(server, { table, hand, invitation })
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const { replay } = this
    const words: Words[] = [replayWords]
    if (replay !== null && !isTrouble(replay)) {
      const { tag, catalogues } = replay.shows
      if (this.board?.localName !== tag) this.board = document.createElement(tag) as ShownTableElement
      // Waits for the table's words too: a step that is gone before it is drawn would not be announced.
      words.push(catalogues, ...(this.board.rooms ?? []))
    }
    // A deal that has come while words were awaited has no table yet.
    return drawWithWords(this, this.locale, words, () =>
      replay === this.replay ? super.scheduleUpdate() : this.scheduleUpdate(),
    )
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    fixTheme(this)
  }
}
