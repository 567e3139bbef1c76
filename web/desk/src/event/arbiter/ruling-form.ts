/** The place of an incident, and the referee's words about it. */
import { html, type TemplateResult } from 'lit'
import type { Act, Fact } from '@stolik/elements/event/client/acts'
import type { At } from '@stolik/elements/event/client/client'
import { number, text } from '@stolik/elements/event/form'
import { inputField, tableFields, type DeskParts } from '../parts.js'

interface RulingParts extends Pick<DeskParts, 'event' | 'say'> {
  readonly busy: boolean
  /** Whether the ruling is in the referee's words alone, without a proposal. */
  readonly own: boolean
  readonly look: (at: At) => void
  readonly give: (sent: SubmitEvent) => void
}

const placeOf = (data: FormData): At | null => {
  const [series, table] = [number(data, 'series'), number(data, 'table')]
  return series === null || table === null ? null : { series, table }
}

export function rulingForm({ event, say, busy, own, look, give }: RulingParts): TemplateResult {
  const looks = ({ currentTarget }: Event): void => {
    const { form } = currentTarget as HTMLButtonElement
    const at = form === null ? null : placeOf(new FormData(form))
    if (at !== null) look(at)
  }
  return html`<form class="panel fields" @submit=${give}>
    ${tableFields({ event, say })} ${inputField('hand', say('desk.handNumber'), { numeric: true })}
    <label class="broad"
      ><span>${say('arbiter.note')}</span><textarea name="note" ?required=${own}></textarea>
    </label>
    <button class="button ${own ? '' : 'primary'}" ?disabled=${busy}>
      ${say(own ? 'arbiter.ruleOwn' : 'arbiter.rule')}
    </button>
    <button type="button" class="quiet" @click=${looks}>${say('arbiter.look')}</button>
  </form>`
}

/** Builds the ruling to send; without a question it is the referee's own. */
export function rulingOf(data: FormData, question: string | null, facts: readonly Fact[]): Act | null {
  const at = placeOf(data)
  const hand = number(data, 'hand')
  return at === null
    ? null
    : {
        rule: {
          ...at,
          hand: hand === null ? null : hand - 1,
          question,
          facts: question === null ? [] : facts,
          note: text(data, 'note') ?? '',
        },
      }
}
