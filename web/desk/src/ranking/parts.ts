/** Shared by the forms of the desk. */
import type { Arg, Locale } from '@stolik/core'
import type { Act, Done } from './client.js'

export interface DeskParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** Does an act. Returns its result, or null after a refusal, which is shown. */
  readonly act: (act: Act) => Promise<Done | null>
}
