/** Shared by the parts of the webhooks' form. */
import type { Arg, Locale } from '@stolik/core'
import type { WebhookAct, WebhookDone } from './client.js'

export interface WebhookParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** Does an act. Returns its result, or null after a refusal, which is shown. */
  readonly act: (act: WebhookAct) => Promise<WebhookDone | null>
}
