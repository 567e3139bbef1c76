/** The content that shows the look, as children of the editor: a table, the lobby, and a ranking if there is one. */
import { needWords } from '@stolik/kit/words'
import type { ShownTableElement } from '@stolik/kit/shown'
import type { Locale } from '@stolik/core'
import { LitElement } from 'lit'
import { lettersFor } from '@stolik/elements/base/cards'
import type { decks, letterSets } from '@stolik/elements/base/prefs'
import { sampleOf, type Sample } from './sample.js'
import { sharedLines, type Look } from './lines.js'
import type { Shade } from './palette.js'

export interface Stage {
  /** Applies the look to the content. */
  show(look: StageLook, locale: Locale): void
  /** Shows the table of another game. @throws if it does not load */
  play(game: string, locale: Locale): Promise<void>
  /** Shows a ranking of the gateway as well. */
  rank(server: string, ranking: string): void
}

/** The properties that were last set on each element, so that those no longer set are removed. */
const before = new WeakMap<HTMLElement, readonly string[]>()

export function stageIn(host: HTMLElement & { readonly server: string }): Stage {
  const box = document.createElement('div')
  const table = document.createElement('div')
  const other = document.createElement('div')
  const lobby = document.createElement('stolik-lobby')
  lobby.setAttribute('server', host.server)
  other.append(lobby)
  // Reserves the height of the coming table, so that nothing below it jumps.
  table.style.setProperty('min-height', 'var(--stolik-table-height)')
  box.append(table, other)
  host.replaceChildren(box)
  let sample: Sample | null = null
  let board: ShownTableElement | null = null
  let last: StageLook | null = null

  const deal = (locale: Locale): void => {
    if (board === null || sample === null || last === null) return
    const { deck, letters } = last.look
    const cards = { deck: deck as (typeof decks)[number], letters: letters as (typeof letterSets)[number] }
    Object.assign(board, sample.properties, { locale, deck: cards.deck, letters: lettersFor(cards, locale) })
  }
  return {
    show(look, locale) {
      last = look
      box.dataset['theme'] = look.mode === 'dark' || look.shade === 'dark' ? 'dark' : 'light'
      const css = cssOf(look)
      for (const name of before.get(box) ?? []) box.style.removeProperty(name)
      for (const [name, value] of css) box.style.setProperty(name, value)
      before.set(
        box,
        css.map(([name]) => name),
      )
      deal(locale)
      // Elements read the card styles when they are drawn, so they are redrawn.
      for (const element of other.children) if (element instanceof LitElement) element.requestUpdate()
    },
    async play(game, locale) {
      const next = await sampleOf(game)
      await needWords(locale, [next.shows.catalogues])
      sample = next
      if (board?.localName !== next.shows.tag) {
        board = document.createElement(next.shows.tag) as ShownTableElement
        table.replaceChildren(board)
      }
      deal(locale)
    },
    rank(server, ranking) {
      const element = document.createElement('stolik-ranking')
      element.setAttribute('server', server)
      element.setAttribute('ranking', ranking)
      other.append(element)
    },
  }
}

/** A look as the stage shows it. */
export const modes = ['light', 'dark', 'contrast'] as const

export interface StageLook {
  readonly look: Look
  readonly mode: (typeof modes)[number]
  /** The theme in which high contrast is shown. */
  readonly shade: Shade
}

/** Returns custom properties and their values. */
function cssOf({ look, mode, shade }: StageLook): readonly (readonly [string, string])[] {
  const contrast =
    mode !== 'contrast'
      ? []
      : ([
          ['muted', 'var(--stolik-ink)'],
          ['line', 'var(--stolik-ink)'],
          ['control', 'var(--stolik-ink)'],
        ] as const)
  return [...Object.entries(look[shade]), ...sharedLines(look), ...contrast]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [`--stolik-${name}`, value])
}
