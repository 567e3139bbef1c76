/** Shared by the register's elements: its words, the gateway, and refusals in words. */
import type { Words } from '@stolik/kit/words'
import { html, type TemplateResult } from 'lit'
import { peopleWords } from '../../words/people/index.js'
import type { Refusal } from '../client.js'
import { DeskElement } from '../element.js'
import { dayOf } from '@stolik/elements/ranking/format'

export abstract class PeopleElement extends DeskElement {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, peopleWords]
  }

  /** Explains a refusal in words. Without a translation it shows the gateway's message. */
  protected refused({ code, args, message }: Refusal): TemplateResult {
    const date = typeof args['date'] === 'string' ? { date: dayOf(args['date'], this.locale) } : {}
    const known = [
      ...(code === 'MALFORMED' ? [`people.refused.${String(args['field'])}`] : []),
      `people.refused.${code}`,
      `rankdesk.refused.${code}`,
    ]
    const said = known
      .map((one) => [one, this.say(one, { ...args, ...date })])
      .find(([one, words]) => one !== words)
    return html`<p class="note refused told" role="alert">
      <span class="refusal">${said?.[1] ?? message}</span>
    </p>`
  }
}
