/** The webhooks as the association's desk reads and changes them. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { unpack, type Answer } from '../client.js'
import * as documents from './documents.js'
import type { Arg, Locale } from '@stolik/core'

export const webhookTypes = ['RANKING_PUBLISHED', 'RANKING_WITHDRAWN', 'EVENT_FINAL'] as const
export type WebhookType = (typeof webhookTypes)[number]

export interface Delivery {
  readonly id: string
  readonly type: WebhookType
  /** When it happened, in milliseconds, like all times here. */
  readonly at: number
  readonly status: 'WAITING' | 'DELIVERED' | 'FAILED'
  readonly tries: number
  /** When it is sent next; null if it is not. */
  readonly next: number | null
  /** Status of the last answer, or why there was none. */
  readonly answer: string | null
  /** The sent JSON. */
  readonly body: string
}

export interface Webhook {
  readonly id: string
  readonly url: string
  readonly types: readonly WebhookType[]
  readonly at: number
  readonly paused: boolean
  readonly secretChanged: boolean
  /** When its old secret expires, if the server has a newer one. */
  readonly secretEnds: number | null
  /** Newest first. */
  readonly deliveries: readonly Delivery[]
}

export type WebhookAct =
  | { readonly add: { readonly url: string; readonly types: readonly WebhookType[] } }
  | { readonly pause: string }
  | { readonly resume: string }
  | { readonly drop: string }
  | { readonly send: string }

export interface WebhookDone {
  readonly id: string
  /** The secret of an added webhook, returned only this once. */
  readonly secret: string | null
}

type Read<T> = Readonly<Record<'webhooks', { readonly webhooks: readonly T[] }>>

export async function readWebhooks(
  gate: Gateway,
): Promise<Answer<{ readonly webhooks: readonly Webhook[] }>> {
  const [all, secrets] = await Promise.all([
    gate.query<Read<Omit<Webhook, 'secretEnds'>>>(documents.read),
    gate.query<Read<Pick<Webhook, 'id' | 'secretEnds'>>>(documents.ends),
  ])
  const [answer, ending] = [unpack(all), unpack(secrets)]
  if ('refused' in answer) return answer
  const ends = new Map('done' in ending ? ending.done.webhooks.map((one) => [one.id, one.secretEnds]) : [])
  const webhooks = answer.done.webhooks.map((one) => ({ ...one, secretEnds: ends.get(one.id) ?? null }))
  return { done: { webhooks } }
}

export const actOnWebhook = async (gate: Gateway, what: WebhookAct): Promise<Answer<WebhookDone>> =>
  unpack(await gate.query<{ webhookAct: WebhookDone }>(documents.act, { act: what }))

/** Shared by the parts of the webhooks' form. */
export interface WebhookParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** Does an act. Returns its result, or null after a refusal, which is shown. */
  readonly act: (act: WebhookAct) => Promise<WebhookDone | null>
}
