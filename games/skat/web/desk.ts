/** What the parts of the table's controls need from it: words, and the large button that makes a move. */
import type { Say } from '@stolik/kit/table'
import type { TemplateResult } from 'lit'

export interface Desk {
  readonly t: Say
  readonly call: (label: string, move: string, note?: string, kind?: string) => TemplateResult
}
