import type { Locale } from '@stolik/core'
import type { TemplateResult } from 'lit'

/** A page that gets no answers from a gateway until somebody has changed something there. */
export interface Barred {
  /** What has to be changed, and by whom; shown in place of the rest. */
  readonly say: (locale: Locale) => TemplateResult | string
}
