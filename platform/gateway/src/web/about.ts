/** What this gateway is, for whoever writes a program that asks it, and for pages that are open: its schema, how much it takes, its release. */
import { printSchema, type GraphQLSchema } from 'graphql'
import type { FastifyInstance } from 'fastify'
import { build } from '../base/build.js'
import { socketLimits, socketLimitsAt } from '../graphql/guard.js'
import { maxAliases, maxBytes, maxCost, maxDepth, maxDirectives, maxTokens } from '../graphql/limits.js'
import { maxFileBytes } from '../graphql/too-long.js'
import { entryOf } from './document.js'
import { sendFile, publicFile } from '../http/public-file.js'

export interface AboutDeps {
  readonly schema: GraphQLSchema
  /** Requests of one address, and of one person, in ten seconds; undefined = any number. */
  readonly rate: number | undefined
  /** Folder of the built portal. */
  readonly portal: string | undefined
  /** What these routes have besides, but for the release. */
  readonly options: object
}

/**
 * All pages of a hall ask for it when their sockets are back after a restart. Like the files of the site it is not counted, or
 * other people's sockets would be refused for it.
 */
const release = '/release.json'

/** Seconds that others may keep them: an update of the gateway changes them. */
const maxAge = 300

export function serveAbout(app: FastifyInstance, { schema, rate, portal, options }: AboutDeps): void {
  const { household, strangers } = socketLimitsAt(rate)
  const opened = rate === undefined ? {} : { openOfOneAddress: household, openWithoutToken: strangers }
  const limits = {
    requestsInTenSeconds: rate ?? null,
    ...{ maxBytes, maxFileBytes, maxTokens, maxDepth, maxAliases, maxDirectives, maxCost },
    socket: {
      subscriptions: socketLimits.subscriptions,
      messagesInTenSeconds: socketLimits.messages,
      ...opened,
    },
  }
  const json = 'application/json; charset=utf-8'
  // Made when they are first asked for.
  const files = {
    '/schema.graphql': lazily(() =>
      publicFile('text/plain; charset=utf-8', `${printSchema(schema)}\n`, maxAge),
    ),
    '/limits.json': lazily(() => publicFile(json, JSON.stringify(limits), maxAge)),
    // An open page finds out by it that there is a newer one, so it is asked for anew each time.
    [release]: lazily(() => publicFile(json, JSON.stringify({ ...build, page: entryOf(portal) }), 0)),
  }
  for (const [address, fileOf] of Object.entries(files))
    app.get(address, address === release ? {} : options, async (request, reply) => {
      // Nothing in it is secret, and tools of other sites read it.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      return sendFile(request, reply.header('vary', 'accept-encoding'), await fileOf())
    })
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => (made ??= { it: make() }).it
}
