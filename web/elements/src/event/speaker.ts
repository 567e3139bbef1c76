/** What a template needs of the element that it stands in. */
import type { Arg, Locale } from '@stolik/core'

export interface Speaker {
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}
