/** Tiny's part of the page: the plainest table there can be, words and buttons. */
import { cardNames, type Chair, type Locale, type Seat } from '@stolik/core'
import { MoveEvent, type Renderer, type TableElement, type TablePlayer } from '@stolik/kit'
import { read } from '../graphql/index.js'
import { legal, write } from '../src/moves.js'
import type { View } from '../src/view.js'
import { catalogues } from '../text/index.js'

class TinyTable extends HTMLElement implements TableElement<View> {
  seat: Seat | null = null
  players: readonly (TablePlayer | null)[] = []
  seating: readonly Chair[] = []
  dealer: Chair = 0
  locale: Locale = 'en'
  readonly #root: ShadowRoot
  #view: View | null = null
  #busy = false

  constructor() {
    super()
    this.#root = this.attachShadow({ mode: 'open' })
  }

  get view(): View | null {
    return this.#view
  }
  set view(view: View | null) {
    this.#view = view
    this.#draw()
  }

  get busy(): boolean {
    return this.#busy
  }
  set busy(busy: boolean) {
    this.#busy = busy
    this.#draw()
  }

  #draw(): void {
    const view = this.#view
    if (view === null) return this.#root.replaceChildren()
    const cards = document.createElement('p')
    cards.className = 'hand'
    cards.textContent = cardNames(view.hand).join(' ')
    const calls = document.createElement('div')
    calls.className = 'calls'
    calls.append(...legal(view).map((move) => this.#button(write(move))))
    this.#root.replaceChildren(cards, calls)
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
