import type { FastifyInstance } from 'fastify'
import { localeOf } from '../../ranking/publish/language.js'
import type { InstallationSettings } from '../../settings/installation.js'
import { sendFile, publicFile } from '../../http/public-file.js'
import { privacyPage } from './page.js'

interface PrivacyDeps {
  readonly settings: Pick<InstallationSettings, 'now'>
  /** Milliseconds for which addresses of privileged acts are stored. */
  readonly keepAddresses: number
  readonly sendsMail: boolean
  /** Further options of the route. */
  readonly options: object
}

/** The page runs no scripts and loads only our style sheet. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const day = 24 * 60 * 60_000

/** A separate page, so that it can be read without scripts, from every site that embeds us. */
export function servePrivacy(
  app: FastifyInstance,
  { settings, keepAddresses, sendsMail, options }: PrivacyDeps,
): void {
  app.get<{ Querystring: { readonly lang?: unknown } }>('/privacy', options, async (request, reply) => {
    const locale = localeOf(request.query.lang, request.headers['accept-language'])
    const addressDays = Math.round(keepAddresses / day)
    const page = privacyPage({ ...settings.now(), addressDays, sendsMail }, locale)
    reply
      .header('content-security-policy', policy)
      .header('content-language', locale)
      .header('vary', 'accept-encoding, accept-language')
    return sendFile(request, reply, await publicFile('text/html; charset=utf-8', page, 0))
  })
}
