import type { Locale } from '@stolik/core'
import type { TemplateResult } from 'lit'

/** The reason why a page gets no answers from a gateway until somebody changes a setting. */
export interface Barred {
  /** Says what has to be changed and by whom; shown instead of the element's content. */
  readonly say: (locale: Locale) => TemplateResult | string
}
