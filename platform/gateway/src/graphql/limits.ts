/** Limits of one document. The same rules hold for requests and for subscriptions. */
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql'

/** Bytes of a request, or of a message on a socket. */
export const maxBytes = 64 * 1024
/**
 * Validation time grows with its square: 500 tokens take 33 ms, 1,000 took 120. Our longest document has 374; introspection
 * by common tools has 163.
 */
export const maxTokens = 500
/**
 * How often a document may contain the same name. Validation compares each two fields of one name: 490 took 31 ms, which an
 * honest move at a second gateway on the same core may wait for several times; 50 take 6. Our documents contain the same
 * name 10 times at most, introspection by common tools 18 times.
 */
export const maxSameName = 50
/** A whole table with its view needs 7; introspection by common tools needs 15. */
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
    n: maxDepth,
    flattenFragments: true,
    ignoreIntrospection: false,
    ...refusedWith(`A document is at most ${maxDepth} fields deep.`),
  }),
  introspectOnce,
]

/** Allows introspection once. It costs nothing in the rule above, but is the largest possible answer. */
function introspectOnce(context: ValidationContext): ReturnType<ValidationRule> {
  let found = 0
  return {
    Field: ({ name }) => {
      if (name.value !== '__schema' && name.value !== '__type') return
      found += 1
      if (found === 2)
        context.reportError(new GraphQLError('A document may ask only once for the schema or a type of it.'))
    },
  }
}
