/** What the pieces of the table's controls need of it: words, and the big button that says something. */
import type { Say } from '@stolik/kit/table'
import type { TemplateResult } from 'lit'

export interface Desk {
  readonly t: Say
  readonly call: (label: string, move: string, note?: string, kind?: string) => TemplateResult
}
