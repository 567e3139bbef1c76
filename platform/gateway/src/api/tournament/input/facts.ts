/** What an arbiter is told, as it comes by GraphQL. */
import type { FactSent } from '@stolik/contract/event/acts'
import { given } from './maybe.js'

export type Facts = Readonly<Record<string, string | number | boolean>>

/** The facts that an arbiter is told; one without a value is not told. */
export const readFacts = (facts: readonly FactSent[]): Facts =>
  Object.fromEntries(
    facts.flatMap(({ name, text, number, flag }) => {
      const value = text ?? number ?? flag
      return given(value) ? [[name, value]] : []
    }),
  )
