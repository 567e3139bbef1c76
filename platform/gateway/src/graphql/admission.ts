/**
 * Charges for documents before they are parsed. The documents of our own elements are free; those of others are free once
 * they were paid for.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { Identify } from '../account/context.js'
import { GraphQLError, Lexer, Source, TokenKind } from 'graphql'
import { LRUCache } from 'lru-cache'
import { priceOfDocument, prices, type Budget, type Payer } from '../http/budget.js'
import { maxSameName, maxTokens } from './limits.js'
import { oneByOne } from '../base/turn.js'

/**
 * Returns undefined if there is nothing to pay: then nobody asks who would. Otherwise the promise resolves when the price is paid and it is the
 * document's turn, one per turn of the event loop. It rejects with TooMany if the budget does not suffice, and with Repetitive.
 */
export type Admission = (query: string, by: () => Payer | Promise<Payer>) => Promise<void> | undefined

/** The key of a document. */
export const documentHash = (query: string): string => createHash('sha256').update(query).digest('base64url')

/** A document contains the same name too often. */
class Repetitive extends Error {
  readonly statusCode = 400
}

/** Counts the tokens of a document, up to the first invalid one or the maximum. @throws Repetitive */
export function tokensOf(query: string): number {
  const lexer = new Lexer(new Source(query))
  const names = new Map<string, number>()
  let tokens = 0
  try {
    while (tokens < maxTokens && lexer.advance().kind !== TokenKind.EOF) {
      tokens += 1
      if (lexer.token.kind !== TokenKind.NAME) continue
      const times = (names.get(lexer.token.value) ?? 0) + 1
      if (times > maxSameName)
        throw new Repetitive(`A document contains the same name at most ${maxSameName} times.`)
      names.set(lexer.token.value, times)
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
  }
  return tokens
}

/** As many as the parsed documents of strangers that are cached. Each may be as long as a whole body. */
export const mostKnown = 25

const schema = /__schema|__type\b/
/** Bytes parsed per millisecond in the worst case. */
const bytesEach = 500

/** @param own hashes of the documents that our own elements send */
export function admission(budget: Budget, own: ReadonlySet<string>): Admission {
  const known = new LRUCache<string, true>({ max: mostKnown })
  const turn = oneByOne()
  const pay = async (
    hash: string,
    by: () => Payer | Promise<Payer>,
    price: number | (() => number),
  ): Promise<void> => {
    await budget.pay(await by(), price)
    await turn()
    known.set(hash, true)
  }
  /** Texts of our own documents seen before, so that not every move is hashed. At most as many as `own` has hashes. */
  const met = new Set<string>()
  return (query, by) => {
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
        by,
        () => answer + priceOfDocument(tokensOf(query)) + Math.ceil(query.length / bytesEach),
      )
    return answer === 0 ? undefined : pay(hash, by, answer)
  }
}

/** Reads the hashes of the documents that the elements of a built portal send; none without a portal. */
export function documentsOf(portal: string | undefined): ReadonlySet<string> {
  const file = portal === undefined ? undefined : join(portal, 'documents.json')
  if (file === undefined || !existsSync(file)) return new Set()
  return new Set(JSON.parse(readFileSync(file, 'utf8')) as readonly string[])
}

/** Charges for a request that is known to be well-formed. @throws TooMany, Repetitive */
export const admitRequest =
  (admit: Admission, identify: Identify) =>
  async (request: FastifyRequest): Promise<void> => {
    const { method, body, query } = request
    const { query: document } = (method === 'POST' ? body : query) as { readonly query?: unknown }
    if (typeof document === 'string')
      await admit(document, () => identify(request.headers.authorization, request))
  }
