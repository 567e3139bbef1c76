/** How much one document may ask for. The same rules hold for requests and for subscriptions. */
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  GraphQLError,
  Kind,
  type ASTNode,
  type FragmentDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** Bytes of a request or of a message on a socket. */
export const maxBytes = 64 * 1024
/** Validation takes the square of it: 3,000 took a quarter of a second on a busy machine. */
export const maxTokens = 1_000
/** A whole table with its view takes 7; introspection by the usual tools takes 15. */
export const maxDepth = 16
export const maxAliases = 15
export const maxDirectives = 20
export const maxCost = 5_000

const report = {
  propagateOnRejection: false,
  exposeLimits: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError): void => context?.reportError(error)],
}

export const limits: readonly ValidationRule[] = [
  maxAliasesRule({ n: maxAliases, ...report }),
  maxDirectivesRule({ n: maxDirectives, ...report }),
  costLimitRule({ maxCost, ...report }),
  depthRule,
]

function depthRule(context: ValidationContext): ReturnType<ValidationRule> {
  return {
    OperationDefinition: (operation) => {
      if (depth(context, operation, new Set()) > maxDepth)
        context.reportError(new GraphQLError('The document is nested too deeply.', { nodes: operation }))
    },
  }
}

function depth(
  context: ValidationContext,
  node: ASTNode,
  inside: ReadonlySet<FragmentDefinitionNode>,
): number {
  if (node.kind === Kind.FRAGMENT_SPREAD) {
    const fragment = context.getFragment(node.name.value)
    // A fragment inside itself is refused by another rule.
    if (!fragment || inside.has(fragment)) return 0
    return depth(context, fragment, new Set([...inside, fragment]))
  }
  const selected = 'selectionSet' in node ? node.selectionSet : undefined
  if (selected === undefined) return 1
  const below = selected.selections.map((child) => depth(context, child, inside))
  return Math.max(0, ...below) + (node.kind === Kind.FIELD ? 1 : 0)
}
