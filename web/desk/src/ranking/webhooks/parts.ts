/** What the parts of the webhooks' form have in common. */
import type { Arg, Locale } from '@stolik/core'
import type { WebhookAct, WebhookDone } from './client.js'

export interface WebhookParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** Says what came of it, or null where it was refused, which is shown. */
  readonly act: (act: WebhookAct) => Promise<WebhookDone | null>
}
