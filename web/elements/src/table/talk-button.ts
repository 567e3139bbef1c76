/** The button for the talk at a table, or for hints. Each is loaded only where it is needed: there are hints only where there is nobody to talk to. */
import { html, nothing } from 'lit'
import type { Table } from '../client/types.js'
import type { SaidEvent } from '../talk/talk.js'

interface Host {
  readonly server: string
  readonly lang: string
  readonly theme: string
  readonly invitation: string | null
}

/** @param remark receives the visible remarks by chair, and who has just answered a remark of mine */
export function talkButton(
  { server, lang, theme, invitation }: Host,
  table: Table | null,
  remark: (seats: readonly (string | null)[], answer: string | null) => void,
): unknown {
  if (table === null || table.phase === 'CLOSED') return nothing
  const { id, players, chair, phase } = table
  if (table.hints) {
    import('../hint/hint.js').catch(() => undefined)
    return html`<stolik-hint server=${server} lang=${lang} theme=${theme} .table=${table}></stolik-hint>`
  }
  if (!players.some((player, i) => player !== null && !player.bot && i !== chair)) return nothing
  import('../talk/talk.js').catch(() => undefined)
  return html`<stolik-talk
    server=${server}
    lang=${lang}
    theme=${theme}
    table=${id}
    invitation=${invitation ?? nothing}
    .chair=${chair}
    .phase=${phase}
    .players=${players}
    @stolik-said=${({ detail }: SaidEvent) => remark(detail.seats, detail.answer)}
  ></stolik-talk>`
}
