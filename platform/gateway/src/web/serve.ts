/** Serves everything but GraphQL and the health check: files, pages, embeddable elements, and the portal. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { privileges } from '../account/privilege.js'
import { serveReplayData } from '../replay-data/api/routes.js'
import { serveImport } from '../ranking/api/import-route.js'
import { serveLeagues } from '../league/api/publish-routes.js'
import { serveMembers } from '../ranking/api/members-route.js'
import { serveSeason } from '../ranking/api/season-route.js'
import { packInWorker } from '../ranking/season/in-worker.js'
import { readInWorker } from '../ranking/import/in-worker.js'
import { serveProblems } from '../problems/api/routes.js'
import { servePublished } from '../ranking/api/publish-routes.js'
import { serveRulesPrints } from '../rules/api/print-route.js'
import { serveBring } from '../event/api/bring-route.js'
import { serveEventFiles } from '../event/api/routes.js'
import { serveWhole } from '../event/api/whole-route.js'
import { serveAbout } from './about.js'
import type { WebDeps } from './document.js'
import { serveEmbed } from './folders.js'
import { serveNoticeStops } from './notices.js'
import { servePrivacy } from './privacy/routes.js'
import { serveSecurityTxt } from './about.js'
import { servePortal } from './portal.js'
import { serveCalendars } from './calendar/routes.js'
import { serveSiteAccess } from './about.js'
import { serveSite } from './site/routes.js'
import { limitAddress } from '../http/too-many.js'

export async function serveWeb(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const { gateway, rate, portal, embeds, assets } = deps
  const options = rate === undefined ? {} : { onRequest: limitAddress(gateway.rates, rate) }
  const web = { ...deps, options, privilege: privileges(gateway) }
  const files = { ...web, ...readInWorker() }
  serveEventFiles(app, web)
  serveBring(app, web)
  serveWhole(app, web)
  serveImport(app, files)
  serveMembers(app, files)
  serveSeason(app, { ...web, pack: packInWorker() })
  serveReplayData(app, web)
  servePublished(app, web)
  serveLeagues(app, web)
  serveRulesPrints(app, web)
  serveProblems(app, web)
  await serveEmbed(app, [
    ...(portal === undefined ? [] : [join(portal, 'embed')]),
    ...(assets === undefined ? [] : [join(assets, 'embed')]),
    ...(embeds === undefined ? [] : [embeds]),
  ])
  servePrivacy(app, web)
  serveNoticeStops(app, web)
  serveSecurityTxt(app, web)
  serveSiteAccess(app, web)
  serveAbout(app, web)
  serveCalendars(app, web)
  serveSite(app, web)
  await servePortal(app, web)
}
