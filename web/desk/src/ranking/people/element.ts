/** Shared by the register's elements: its words, the gateway, and refusals in words. */
import { say, type Arg } from '@stolik/core'
import type { Words } from '@stolik/kit/words'
import { html, type TemplateResult } from 'lit'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { deskWords } from '../../words/ranking/index.js'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import { peopleWords } from '../../words/people/index.js'
import type { Refusal } from '../client.js'
import { RankingElement } from '@stolik/elements/ranking/element'
import { dayOf } from '@stolik/elements/ranking/format'

export abstract class PeopleElement extends RankingElement {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, peopleWords, deskWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string => {
    const { locale } = this
    const all = [peopleWords[locale], deskWords[locale], rankingWords[locale]]
    return say(all.find((words) => Object.hasOwn(words, code)) ?? {}, locale, code, args)
  }

  protected get gate(): ReturnType<typeof gatewayAt> {
    return gatewayAt(this.server)
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
