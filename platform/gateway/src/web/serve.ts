/** Serves everything but GraphQL and the health check: files, pages, embeddable elements, and the portal. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { privileges } from '../account/privilege.js'
import { serveReplayData } from '../replay-data/api/routes.js'
import type { Gateway } from '../api/gateway.js'
import type { Identify } from '../account/context.js'
import { serveImport } from '../ranking/api/import-route.js'
import { serveLeagues } from '../league/api/publish-routes.js'
import { serveMembers } from '../ranking/api/members-route.js'
import { readInWorker } from '../ranking/import/in-worker.js'
import { serveProblems } from '../problems/api/routes.js'
import { servePublished } from '../ranking/api/publish-routes.js'
import { serveRulesPrints } from '../rules/api/print-route.js'
import { serveBring } from '../event/api/bring-route.js'
import { serveEventFiles } from '../event/api/routes.js'
import { serveWhole } from '../event/api/whole-route.js'
import { serveAbout } from './about.js'
import { serveEmbed } from './embed.js'
import { serveNoticeStops } from './notices.js'
import { servePrivacy } from './privacy/routes.js'
import { serveSecurityTxt } from './security-txt.js'
import { servePortal } from './portal.js'
import { serveCalendars } from './calendar/routes.js'
import { serveSiteAccess } from './site-access.js'
import { serveSite } from './site/routes.js'
import { limitAddress } from '../http/too-many.js'

interface WebDeps {
  readonly gateway: Gateway
  readonly schema: GraphQLSchema
  readonly identify: Identify
  /** Requests that one address may make in ten seconds; undefined: unlimited. */
  readonly rate: number | undefined
  /** Folder of the built portal. */
  readonly portal: string | undefined
  /** Folder with embeddable files of earlier builds. */
  readonly embeds: string | undefined
  /** Folder with portal files and embeddable files of earlier builds. */
  readonly kept: string | undefined
  /** Whether the proxy in front blocks sockets. */
  readonly stopsSockets: () => boolean
}

export async function serveWeb(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const { gateway, schema, identify, rate, portal, embeds, kept, stopsSockets } = deps
  const { rates } = gateway
  const privilege = privileges(gateway)
  const options = rate === undefined ? {} : { onRequest: limitAddress(rates, rate) }
  serveEventFiles(app, { gateway, privilege, identify, options })
  serveBring(app, { gateway, privilege, identify, options })
  serveWhole(app, { gateway, privilege, identify, options })
  const files = { gateway, privilege, identify, options, ...readInWorker() }
  serveImport(app, files)
  serveMembers(app, files)
  serveReplayData(app, { gateway, identify, options })
  servePublished(app, { gateway, options })
  serveLeagues(app, { gateway, options })
  serveRulesPrints(app, { gateway, options })
  serveProblems(app, { gateway, options })
  await serveEmbed(app, [
    ...(portal === undefined ? [] : [join(portal, 'embed')]),
    ...(kept === undefined ? [] : [join(kept, 'embed')]),
    ...(embeds === undefined ? [] : [embeds]),
  ])
  servePrivacy(app, {
    settings: gateway.settings,
    keepAddresses: gateway.keepAddresses,
    options,
    sendsMail: gateway.outbox !== null,
  })
  serveNoticeStops(app, { notices: gateway.notices, options })
  serveSecurityTxt(app, { settings: gateway.settings, time: gateway.time, options })
  serveSiteAccess(app, { settings: gateway.settings, stopsSockets, options })
  serveAbout(app, { schema, rate, portal, options })
  serveCalendars(app, { gateway, options })
  serveSite(app, { gateway, folder: portal, options })
  await servePortal(app, { folder: portal, kept, settings: gateway.settings })
}
