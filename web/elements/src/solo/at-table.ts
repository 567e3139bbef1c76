/** The hand in play on the page: the series behind it, and the table element that shows it. */
import { writeRecord } from '@stolik/core'
import type { MoveEvent, TableElement } from '@stolik/kit/table'
import { html, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { playAsChosen } from '../base/playing.js'
import { runningKey, writeRunning } from './kept.js'
import { openGame } from './open.js'
import { boardOf, tablePart, type SoloSay } from './parts.js'
import { playSeries, type SoloPlaying } from './playing.js'
import type { SoloSeries } from './series.js'

export interface AtTable {
  readonly playing: SoloPlaying
  readonly board: TableElement
  /** Sets what the table shows, and how, from the page around it. */
  dress(host: HTMLElement, of: SoloSay, names: readonly string[]): void
  render(of: SoloSay, names: readonly string[], leave: () => void): TemplateResult
  /** Whether the person's own move has ended the hand since this was called last. */
  hasEnded(): boolean
  /** Whether the change in the browser's storage is another page's, which plays the same series. */
  isElsewhere(change: StorageEvent): boolean
}

interface Around {
  /** Names by chair; there may be more than the series has chairs. */
  readonly players: readonly string[]
  readonly pace: () => number
  readonly changed: () => void
}

/** Begins a series or goes on with it; else returns the code of the sentence that says why not. */
export async function sitDown(series: SoloSeries, around: Around): Promise<AtTable | string> {
  const game = await openGame(series.game).catch(() => undefined)
  if (game === undefined) return 'solo.failed'
  const playing = await playSeries(series, game, around).catch(() => null)
  if (playing === null) return 'solo.failed'
  if (playing === undefined) {
    // What was played stays in the list; the hand in play cannot be finished.
    writeRunning(null)
    return 'solo.otherRules'
  }
  return atTable(playing, document.createElement(game.renderer.tag) as TableElement)
}

function atTable(playing: SoloPlaying, board: TableElement): AtTable {
  let hadMove = false
  const move = (event: MoveEvent): void => {
    event.stopPropagation()
    hadMove = true
    playing.play(event.detail.move)
  }
  return {
    playing,
    board,
    dress: (host, { locale }, names) => {
      Object.assign(board, boardOf(playing, names), { locale, ...cardsFor(host, locale) })
      playAsChosen(board)
    },
    render: ({ locale, say }, names, leave) =>
      tablePart({
        playing,
        board: html`<div @stolik-move=${move}>${board}</div>`,
        say,
        locale,
        names,
        next: () => playing.next(),
        leave,
      }),
    hasEnded: () => {
      if (!hadMove || playing.hand.settlement === undefined) return false
      hadMove = false
      return true
    },
    isElsewhere: ({ key, newValue }) =>
      key === runningKey &&
      newValue !== JSON.stringify({ series: playing.series, record: writeRecord(playing.record) }),
  }
}
