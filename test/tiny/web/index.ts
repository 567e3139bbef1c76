/** Tiny's part of the page: the plainest tables there can be, words and buttons. */
import { cardNames, type Chair, type Locale, type Seat } from '@stolik/core'
import {
  MoveEvent,
  type Renderer,
  type ShownTableElement,
  type Shows,
  type TableElement,
  type TableLook,
  type TablePlayer,
} from '@stolik/kit/table'
import { read } from '../graphql/index.js'
import { legal, write } from '../src/moves.js'
import type { View } from '../src/view.js'
import { catalogues } from '../text/index.js'

abstract class TinyLook extends HTMLElement implements TableLook<View> {
  seat: Seat | null = null
  players: readonly (TablePlayer | null)[] = []
  seating: readonly Chair[] = []
  dealer: Chair = 0
  locale: Locale = 'en'
  readonly #root = this.attachShadow({ mode: 'open' })
  #view: View | null = null

  get view(): View | null {
    return this.#view
  }
  set view(view: View | null) {
    this.#view = view
    this.draw()
  }

  protected draw(): void {
    const view = this.#view
    this.#root.replaceChildren(...(view === null ? [] : this.pieces(view)))
  }

  protected abstract pieces(view: View): readonly Node[]
}

function handOf(view: View): HTMLElement {
  const cards = document.createElement('p')
  cards.className = 'hand'
  cards.textContent = cardNames(view.hand).join(' ')
  return cards
}

class TinyTable extends TinyLook implements TableElement<View> {
  #busy = false

  get busy(): boolean {
    return this.#busy
  }
  set busy(busy: boolean) {
    this.#busy = busy
    this.draw()
  }

  protected pieces(view: View): readonly Node[] {
    const calls = document.createElement('div')
    calls.className = 'calls'
    calls.append(...legal(view).map((move) => this.#button(write(move))))
    return [handOf(view), calls]
  }

  #button(move: string): HTMLButtonElement {
    const button = document.createElement('button')
    button.textContent = move
    button.dataset['move'] = move
    button.disabled = this.#busy
    button.addEventListener('click', () => this.dispatchEvent(new MoveEvent(move)))
    return button
  }
}

class TinyShown extends TinyLook implements ShownTableElement<View> {
  linger = 0
  #hands: readonly View[] | null = null

  get hands(): readonly View[] | null {
    return this.#hands
  }
  set hands(hands: readonly View[] | null) {
    this.#hands = hands
    this.draw()
  }

  protected pieces(view: View): readonly Node[] {
    return (this.#hands ?? [view]).map(handOf)
  }
}

customElements.define('tiny-shown', TinyShown)
customElements.define('tiny-table', TinyTable)

const selection = `... on TinyView {
  seat toAct legal phase doubled hand left bidder won
  calls { seat bid }
  trick { leader cards }
  lastTrick { leader cards }
  disclosure { hands aside }
}`

const tricks: Renderer['tricks'] = (view) => {
  const { won, trick } = view as View
  return { done: won.reduce((sum, n) => sum + n, 0), lying: trick.cards.length }
}

export const renderer: Renderer = { tag: 'tiny-table', selection, read, tricks, catalogues }
export const shows: Shows = { tag: 'tiny-shown', read, tricks, catalogues }
