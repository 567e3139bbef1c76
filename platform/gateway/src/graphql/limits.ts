/** How much one document may ask for. The same rules hold for requests and for subscriptions. */
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql'

/** Bytes of a request or of a message on a socket. */
export const maxBytes = 64 * 1024
/** Validation takes the square of it: 500 take 33 ms, 1,000 took 120. The longest of our own has 313, introspection by the usual tools 163. */
export const maxTokens = 500
/** A whole table with its view takes 7; introspection by the usual tools takes 15. */
export const maxDepth = 16
export const maxAliases = 15
export const maxDirectives = 20
export const maxCost = 5_000

const refusedWith = (message: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null): void => context?.reportError(new GraphQLError(message))],
})

export const limits: readonly ValidationRule[] = [
  maxAliasesRule({ n: maxAliases, ...refusedWith(`A document has at most ${maxAliases} aliases.`) }),
  maxDirectivesRule({
    n: maxDirectives,
    ...refusedWith(`A document has at most ${maxDirectives} directives.`),
  }),
  costLimitRule({
    maxCost,
    ...refusedWith('The document asks for too much at once: ask for less, or in parts.'),
  }),
  maxDepthRule({
    ...{ n: maxDepth, flattenFragments: true, ignoreIntrospection: false },
    ...refusedWith(`A document is at most ${maxDepth} fields deep.`),
  }),
  introspectOnce,
]

/** The schema costs nothing in the rule above, and is the largest answer there is. */
function introspectOnce(context: ValidationContext): ReturnType<ValidationRule> {
  let found = 0
  return {
    Field: ({ name }) => {
      if (name.value !== '__schema' && name.value !== '__type') return
      found += 1
      if (found === 2)
        context.reportError(new GraphQLError('A document asks once for the schema or a type of it.'))
    },
  }
}
