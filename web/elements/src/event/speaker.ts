/** What a template needs from its element to translate words. */
import type { Arg, Locale } from '@stolik/core'

export interface Speaker {
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}
