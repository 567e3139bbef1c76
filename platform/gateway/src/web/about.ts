/** Describes this gateway to programs and to open pages: its schema, its limits, and its release. */
import { printSchema } from 'graphql'
import type { FastifyInstance } from 'fastify'
import { build } from '../base/build.js'
import { socketLimits, socketLimitsAt } from '../graphql/guard.js'
import {
  maxAliases,
  maxBytes,
  maxCost,
  maxDepth,
  maxDirectives,
  maxSameName,
  maxTokens,
} from '../graphql/limits.js'
import { maxFileBytes } from '../graphql/too-long.js'
import { entryOf, type Web } from './document.js'
import { sendFile, publicFile } from '../http/public-file.js'

/**
 * All pages in a hall request it when their sockets are back after a restart. Like the site's files it is not counted, or
 * other people's sockets would be refused.
 */
const release = '/release.json'

/** Seconds for which others may cache them: an update of the gateway changes them. */
const maxAge = 300

export function serveAbout(app: FastifyInstance, { schema, rate, portal, options }: Web): void {
  const { household, strangers } = socketLimitsAt(rate)
  const opened = rate === undefined ? {} : { openOfOneAddress: household, openWithoutToken: strangers }
  const limits = {
    requestsInTenSeconds: rate ?? null,
    maxBytes,
    maxFileBytes,
    maxTokens,
    maxSameName,
    maxDepth,
    maxAliases,
    maxDirectives,
    maxCost,
    socket: {
      subscriptions: socketLimits.subscriptions,
      messagesInTenSeconds: socketLimits.messages,
      ...opened,
    },
  }
  const json = 'application/json; charset=utf-8'
  // Made on the first request.
  const files = {
    '/schema.graphql': lazily(() =>
      publicFile('text/plain; charset=utf-8', `${printSchema(schema)}\n`, maxAge),
    ),
    '/limits.json': lazily(() => publicFile(json, JSON.stringify(limits), maxAge)),
    // Never cached, because open pages use it to find out about a newer release.
    [release]: lazily(() => publicFile(json, JSON.stringify({ ...build, page: entryOf(portal) }), 0)),
  }
  for (const [address, fileOf] of Object.entries(files))
    app.get(address, address === release ? {} : options, async (request, reply) => {
      // Readable by tools of other sites, because nothing in it is secret.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      return sendFile(request, reply.header('vary', 'accept-encoding'), await fileOf())
    })
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => (made ??= { it: make() }).it
}
