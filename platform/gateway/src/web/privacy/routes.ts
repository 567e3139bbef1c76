import type { FastifyInstance } from 'fastify'
import { localeOf } from '../../ranking/publish/language.js'
import { sendFile, publicFile } from '../../http/public-file.js'
import type { Locale } from '@stolik/core'
import { guestDays } from '../../account/tokens.js'
import { sessionDays } from '../../account/sessions.js'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { pageOf } from '../../ranking/publish/page.js'
import { saying as framed } from '../../ranking/publish/words/index.js'
import type { Settings } from '../../settings/settings.js'
import type { Web } from '../document.js'
import { readDrawings } from '../picture/art.js'
import { siteHead } from '../site/plain-page.js'
import { saying } from './words/index.js'

/** The page runs no scripts and loads only our style sheet and the band of the site. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const day = 24 * 60 * 60_000

/** A separate page, so that it can be read without scripts, from every site that embeds us. */
export function servePrivacy(app: FastifyInstance, { gateway, options, portal }: Web): void {
  serveBand(app, portal === undefined ? undefined : readDrawings(portal)?.band, options)
  app.get<{ Querystring: { readonly lang?: unknown } }>('/privacy', options, async (request, reply) => {
    const locale = localeOf(request.query.lang, request.headers['accept-language'])
    const addressDays = Math.round(gateway.keepAddresses / day)
    const operator = { ...gateway.settings.now(), addressDays, sendsMail: gateway.outbox !== null }
    const page = privacyPage(operator, locale)
    reply
      .header('content-security-policy', policy)
      .header('content-language', locale)
      .header('vary', 'accept-encoding, accept-language')
    return sendFile(request, reply, await publicFile('text/html; charset=utf-8', page, 0))
  })
}

/** The ornament below the head of the site, drawn by the portal’s build. */
function serveBand(app: FastifyInstance, band: string | undefined, options: object): void {
  if (band === undefined) return
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="24" viewBox="0 0 192 24">${band}</svg>\n`
  const file = publicFile('image/svg+xml', drawn, day / 1_000)
  app.get('/band.svg', options, async (request, reply) => sendFile(request, reply, await file))
}

/** The owner of this gateway, and what it stores of people. */
interface Operator extends Pick<Settings, 'name' | 'place' | 'contact' | 'fairPlay'> {
  /** Days for which addresses of privileged acts are stored. */
  readonly addressDays: number
  /** Whether e-mails are sent: then an account may have an e-mail address. */
  readonly sendsMail: boolean
}

const keptOf = ({ sendsMail, fairPlay }: Operator): readonly string[] => [
  'guest',
  'account',
  'club',
  ...(sendsMail ? ['mail'] : []),
  'hands',
  'ratings',
  'events',
  'notices',
  'rankings',
  'reports',
  'addresses',
  'order',
  ...(fairPlay ? ['fairPlay'] : []),
  'browser',
]
const yours = ['save', 'delete', 'guest', 'stays', 'complain']

function privacyPage(operator: Operator, locale: Locale): string {
  const say = saying(locale)
  const days = { guest: guestDays, session: sessionDays, addresses: operator.addressDays }
  const list = (part: string, codes: readonly string[]): Markup =>
    markup`<ul>
${codes.map((code) => markup`<li>${say(`${part}.${code}`, days)}</li>\n`)}</ul>
`
  const body = markup`<h1>${say('title')}</h1>
<p>${say('about')}</p>
<h2>${say('who')}</h2>
<p>${whoOf(operator, say)}</p>
${operator.contact === null ? null : markup`<p>${say('who.contact')}</p>\n<address>${lines(operator.contact)}</address>\n`}<h2>${say('kept')}</h2>
<p>${say('kept.why')}</p>
${list('kept', keptOf(operator))}<h2>${say('yours')}</h2>
${list('yours', yours)}<p><a href="/account">${say('account')}</a> · <a href="/">${say('home')}</a></p>`
  return pageOf(
    {
      locale,
      title: say('title'),
      about: say('about'),
      body,
      head: siteHead(locale),
      up: '/rankings/',
      self: '/privacy',
      found: true,
      others: [],
    },
    framed(locale),
  )
}

function whoOf({ name, place }: Operator, say: ReturnType<typeof saying>): string {
  if (name === null) return say('who.unnamed')
  return place === null ? say('who.named', { name }) : say('who.placed', { name, place })
}

const lines = (text: string): readonly Markup[] =>
  text.split('\n').map((line, i) => (i === 0 ? markup`${line}` : markup`<br>${line}`))
