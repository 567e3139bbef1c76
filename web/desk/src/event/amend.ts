/** Changes the announced regulations with a reason (PT 2.2). Parts that play already relies on cannot change. */
import { html, nothing } from 'lit'
import { foldedPart, isOver, type DeskParts } from './parts.js'
import './regulations-form.js'
import type { RegulationsEvent, StolikRegulationsForm } from './regulations-form.js'

export function amendRegulations({ event, say, watched, lang, server }: DeskParts): unknown {
  if (isOver(event)) return nothing
  const drawn = event.series.filter(({ status }) => status !== 'PLANNED').length
  const begun = event.series.filter(({ status }) => status !== 'PLANNED' && status !== 'DRAWN').length
  const send = async (form: StolikRegulationsForm, act: RegulationsEvent['detail']): Promise<void> => {
    const answer = await watched.act({ amend: act })
    if (answer === null || 'refused' in answer) return
    form.reset()
    form.closest('details')?.removeAttribute('open')
  }
  return foldedPart(
    say('amend.title'),
    html`<stolik-regulations-form
      lang=${lang}
      server=${server}
      .from=${event.regulations}
      changing
      ?locked=${event.opening !== null}
      .begun=${begun}
      .drawn=${event.phase === 'PROVISIONAL' ? null : drawn}
      ?busy=${watched.busy}
      @stolik-regulations=${({ currentTarget, detail }: RegulationsEvent) => void send(currentTarget as StolikRegulationsForm, detail)}
    ></stolik-regulations-form>`,
  )
}
