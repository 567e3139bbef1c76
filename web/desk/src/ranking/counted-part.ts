/**
 * Asks about lists of an event that already count in another one. The event is taken once a person confirms that each is a
 * different list.
 */
import { html, nothing } from 'lit'
import { submittedForm } from '@stolik/elements/event/form'
import { dayOf } from '@stolik/elements/ranking/format'
import type { Problem } from './client.js'
import type { DeskParts } from './parts.js'

interface Counted extends Pick<DeskParts, 'say' | 'locale' | 'busy'> {
  readonly problems: readonly Problem[]
  /** Called with the keys of all of them. */
  readonly take: (different: readonly string[]) => void
}

export function countedPart({ say, locale, busy, problems, take }: Counted): unknown {
  if (problems.length === 0) return nothing
  return html`<form
    class="stack note"
    @submit=${(event: SubmitEvent) => {
      if (submittedForm(event) !== null) take(problems.map(({ args }) => String(args['key'])))
    }}
  >
    <h3>${say('rankdesk.refused.SAME_LISTS', { lists: problems.length })}</h3>
    <p>${say('rankdesk.countedHint')}</p>
    <ul class="list">
      ${problems.map(
        ({ args }) =>
          html`<li>
            <p>
              ${say('rankdesk.countedList', { ...args })}
              ${say(args['otherTable'] === 0 ? 'rankdesk.countedSeries' : 'rankdesk.countedTable', {
                ...args,
                date: dayOf(String(args['date']), locale),
              })}
            </p>
            <label class="tick"
              ><input type="checkbox" required /><span>${say('rankdesk.countBoth')}</span></label
            >
          </li>`,
      )}
    </ul>
    <div><button class="button primary" ?disabled=${busy}>${say('rankdesk.takeBoth')}</button></div>
  </form>`
}
