/** What the forms of the desk have in common. */
import type { Arg, Locale } from '@stolik/core'
import type { Act, Done } from './client.js'

export interface DeskParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** Says what came of it, or null where it was refused, which is shown. */
  readonly act: (act: Act) => Promise<Done | null>
}
