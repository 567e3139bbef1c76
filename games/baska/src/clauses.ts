/** Maps each clause of the rule documents, and each reading of them, to its place in the software. */
import type { RuleDocument } from '@stolik/core'
import { kop } from './clauses/kop.js'
import { lebork } from './clauses/lebork.js'
import { readings } from './clauses/readings.js'

export const clauses: readonly RuleDocument[] = [
  { id: 'lebork', index: { ...lebork, ...readings } },
  { id: 'kop', index: kop },
]
