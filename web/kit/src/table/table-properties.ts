import { say, type Arg, type Catalogue, type Chair, type Locale, type Seat } from '@stolik/core'
import { LitElement } from 'lit'
import { declares, given, property } from '../properties/properties.js'
import type { DeckStyle, Letters } from '../deck/options.js'
import { drawWithWords, type Words } from '../words/room.js'
import type { TableLook, TablePlayer } from './renderer.js'
import type { Situation } from './situation.js'
import { tableWords } from './words/index.js'

/** The properties that every table element takes from the page around it, and the words that it uses. It draws nothing itself. */
export abstract class TableProperties<V extends object>
  extends declares(LitElement, {
    view: given<unknown>(null),
    seat: given<Seat | null>(null),
    players: given<readonly (TablePlayer | null)[]>([]),
    seating: given<readonly Chair[]>([]),
    dealer: given<Chair>(0),
    locale: property<Locale>('pl'),
    chair: given<Chair | null>(null),
    deck: property<DeckStyle>('french'),
    letters: property<Letters>('AKDW'),
    /** What players have just said, by chair. */
    remarks: given<readonly (string | null)[]>([]),
    /** How many milliseconds a finished trick stays. */
    linger: property(1200, { type: Number }),
  })
  implements TableLook<V>
{
  declare view: V | null
  #words: { readonly table: Catalogue; readonly game: Catalogue; readonly all: Catalogue } | undefined

  /** The game's words; the table adds its own. */
  protected abstract readonly catalogues: Words

  get rooms(): readonly Words[] {
    return [tableWords, this.catalogues]
  }

  /** Returns a word in the viewer's language. It is an arrow function because it is passed on as a value. */
  readonly t = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(this.words(), this.locale, code, args)

  /** Returns all words in the viewer's language. */
  protected words(): Catalogue {
    const { locale } = this
    const [table, game] = [tableWords[locale], this.catalogues[locale]]
    if (this.#words?.table !== table || this.#words.game !== game)
      this.#words = { table, game, all: { ...table, ...game } }
    return this.#words.all
  }

  /** Returns who sits where, as a game needs it for its scene. */
  protected situation(): Situation {
    const { players, seating, dealer, seat, chair, locale, t } = this
    return { players, seating, dealer, seat, chair, locale, t }
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawWithWords(this, this.locale, this.rooms, () => super.scheduleUpdate())
  }
}
