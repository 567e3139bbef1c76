/** Documents are paid for before they are read: those of our own elements are known, others once somebody has paid for them. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { GraphQLError, Lexer, Source, TokenKind } from 'graphql'
import { LRUCache } from 'lru-cache'
import { priceOfDocument, prices, type Budget } from '../http/budget.js'
import { maxTokens } from './limits.js'
import { oneByOne } from '../base/turn.js'

/**
 * @returns undefined at once when there is nothing to pay; else it comes when that is paid and it is the document's turn, one each time the
 * event loop has turned. It is thrown TooMany when it cannot be paid.
 */
export type Admission = (query: string, address: string) => Promise<void> | undefined

/** What a document is known by. */
export const documentHash = (query: string): string => createHash('sha256').update(query).digest('base64url')

/** How many tokens a document has, as far as it is read: to the first that is none, and no further than a document may go. */
export function tokensOf(query: string): number {
  const lexer = new Lexer(new Source(query))
  let tokens = 0
  try {
    while (tokens < maxTokens && lexer.advance().kind !== TokenKind.EOF) tokens += 1
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
  }
  return tokens
}

/** As many of strangers as are kept read: each may be as long as a body. */
export const mostKnown = 25

const schema = /__schema|__type\b/
/** Bytes that are read in a millisecond, at worst. */
const bytesEach = 500

/** @param own hashes of the documents that our own elements send */
export function admission(budget: Budget, own: ReadonlySet<string>): Admission {
  const known = new LRUCache<string, true>({ max: mostKnown })
  const turn = oneByOne()
  const pay = async (hash: string, address: string, price: number): Promise<void> => {
    await budget.pay(address, price)
    await turn()
    known.set(hash, true)
  }
  /** Texts of our own that have come before, so that not each move is hashed: no more than `own` has hashes. */
  const met = new Set<string>()
  return (query, address) => {
    if (met.has(query)) return undefined
    const hash = documentHash(query)
    if (own.has(hash)) {
      met.add(query)
      return undefined
    }
    const answer = schema.test(query) ? prices.schema : 0
    if (known.get(hash) === undefined)
      return pay(
        hash,
        address,
        answer + priceOfDocument(tokensOf(query)) + Math.ceil(query.length / bytesEach),
      )
    return answer === 0 ? undefined : pay(hash, address, answer)
  }
}

/** Hashes of what the elements of a built portal ask; none where there is no portal. */
export function documentsOf(portal: string | undefined): ReadonlySet<string> {
  const file = portal === undefined ? undefined : join(portal, 'documents.json')
  if (file === undefined || !existsSync(file)) return new Set()
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as readonly string[])
}

/** Once a request is known to be well-formed. @throws TooMany */
export const admitRequest =
  (admit: Admission) =>
  async ({ ip, method, body, query }: FastifyRequest): Promise<void> => {
    const { query: document } = (method === 'POST' ? body : query) as { readonly query?: unknown }
    if (typeof document === 'string') await admit(document, ip)
  }
