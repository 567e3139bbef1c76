/** Says what would be imported and what would not, with the button to take it. */
import { html, nothing, type TemplateResult } from 'lit'
import { isTicked } from '@stolik/elements/event/form'
import type { DeskParts } from '../parts.js'
import type { ImportPreview, ImportTaken } from '@stolik/contract/ranking/files'
import type { Problem } from '../client.js'
import { send } from '../../form/buttons.js'
import { tick } from '../../form/draw.js'
import type { Arg } from '@stolik/core'
import { sending } from '../../form/values.js'

interface Taking extends Pick<DeskParts, 'say' | 'busy'> {
  readonly preview: ImportPreview<Problem>
  /** Whether events that exist here with other results are replaced. */
  readonly replace: boolean
  readonly setReplace: (replace: boolean) => void
  readonly take: (rest: boolean) => void
}

export function takePart({ say, busy, preview, replace, setReplace, take }: Taking): TemplateResult {
  const { events, bad, fresh } = preview
  const having = (status: string): number => events.filter((event) => event.status === status).length
  const [changed, duplicates] = [having('changed'), having('duplicate')]
  const coming = events.filter(
    ({ rows, status }) => rows > 0 && (status === 'new' || (status === 'changed' && replace)),
  )
  const aside = [
    ...(bad.length > 0 ? [say('rankimport.rows', { n: bad.length })] : []),
    ...(duplicates > 0 ? [say('rankimport.asideDuplicate', { n: duplicates })] : []),
    ...(changed > 0 && !replace ? [say('rankimport.asideChanged', { n: changed })] : []),
  ]
  const rows = coming.reduce((sum, event) => sum + event.rows, 0)
  const what = [
    say('rankimport.eventsAre', { n: coming.length }),
    say('rankimport.rows', { n: rows }),
    ...(fresh > 0 ? [say('rankimport.fresh', { n: fresh })] : []),
  ]
  return html`<form class="stack note" @submit=${sending((data) => take(isTicked(data, 'rest')))}>
    <h4>${say('rankimport.takeTitle')}</h4>
    <p>
      ${coming.length === 0 ? say(events.length === 0 && bad.length > 0 ? 'rankimport.notYet' : 'rankimport.nothing') : what.join(' · ')}
    </p>
    ${
      changed === 0
        ? nothing
        : html`<label class="tick"
            ><input
              type="checkbox"
              name="replace"
              .checked=${replace}
              @change=${({ target }: Event) => setReplace((target as HTMLInputElement).checked)}
            /><span>${say('rankimport.replace', { n: changed })}</span></label
          >`
    }
    ${
      aside.length === 0 || coming.length === 0
        ? nothing
        : tick('rest', say('rankimport.rest', { what: aside.join(', ') }), false, { required: true })
    }
    <div>${send(say('rankimport.take'), { busy: busy || coming.length === 0 })}</div>
  </form>`
}

/** Confirms that a file was taken, with the numbers. */
export function takenPart(
  { events, rows, persons }: ImportTaken<Problem>,
  say: (code: string, args?: Readonly<Record<string, Arg>>) => string,
): TemplateResult {
  const what = [
    say('rankimport.eventsAre', { n: events.length }),
    say('rankimport.rows', { n: rows }),
    ...(persons > 0 ? [say('rankimport.fresh', { n: persons })] : []),
  ]
  return html`<p class="note" role="status">${say('rankimport.taken', { what: what.join(', ') })}</p>`
}
