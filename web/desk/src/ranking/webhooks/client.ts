/** The webhooks as the association's desk reads and changes them. */
import type { Arg, Locale } from '@stolik/core'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { ActOf, DoneOf } from '../../site/ask.js'
import { ask, type Answer } from '../client.js'
import * as documents from './documents.js'

type Listed = DoneOf<typeof documents.read>['webhooks'][number]
export type Delivery = Listed['deliveries'][number]
export type WebhookAct = ActOf<typeof documents.act>
export type WebhookDone = DoneOf<typeof documents.act>

export const webhookTypes = [
  'RANKING_PUBLISHED',
  'RANKING_WITHDRAWN',
  'EVENT_FINAL',
] as const satisfies readonly Delivery['type'][]

export interface Webhook extends Listed {
  /** When its old secret expires, if the server has a newer one. */
  readonly secretEnds: number | null
}

export async function readWebhooks(gate: Gateway): Promise<Answer<readonly Webhook[]>> {
  const [answer, ending] = await Promise.all([ask(gate, documents.read), ask(gate, documents.ends)])
  if ('refused' in answer) return answer
  const ends = new Map('done' in ending ? ending.done.webhooks.map((one) => [one.id, one.secretEnds]) : [])
  return { done: answer.done.webhooks.map((one) => ({ ...one, secretEnds: ends.get(one.id) ?? null })) }
}

export const actOnWebhook = (gate: Gateway, act: WebhookAct) => ask(gate, documents.act, { act })

/** Shared by the parts of the webhooks' form. */
export interface WebhookParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** Does an act. Returns its result, or null after a refusal, which is shown. */
  readonly act: (act: WebhookAct) => Promise<WebhookDone | null>
}
