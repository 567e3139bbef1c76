/**
 * Ends the mails about an event through the link in them, without signing in. The link only asks, because mail programs open
 * links by themselves; a press, or the button of a mail program (RFC 8058), ends them.
 */
import type { Served } from '../api/gateway.js'
import type { FastifyInstance } from 'fastify'
import { locales, type Locale } from '@stolik/core'
import { saying } from '../notices/words/index.js'
import { markup, type Markup } from '../ranking/publish/markup.js'

interface Asked {
  Params: { readonly code: string }
  Querystring: { readonly lang?: string }
}

export function serveNoticeStops(app: FastifyInstance, { gateway: { notices }, options }: Served): void {
  const path = '/notices/stop/:code'
  app.register((room, _options, done) => {
    // What a mail program sends with its press does not matter.
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', (_request, _payload, ready) => ready(null))
    room.get<Asked>(path, options, ({ params, query }, reply) => {
      const locale = localeOf(query.lang)
      const say = saying(locale)
      const isOurs = notices.links.read(params.code) !== undefined
      const form = markup`<p>${say('stop.ask')}</p><form method="post"><button>${say('stop.do')}</button></form>`
      return reply
        .code(isOurs ? 200 : 404)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(locale, isOurs ? form : markup`<p>${say('stop.unknown')}</p>`))
    })
    room.post<Asked>(path, options, async ({ params, query }, reply) => {
      const locale = localeOf(query.lang)
      const id = notices.links.read(params.code)
      if (id !== undefined) await notices.store.drop(id)
      return reply
        .code(id === undefined ? 404 : 200)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(locale, markup`<p>${saying(locale)(id === undefined ? 'stop.unknown' : 'stop.done')}</p>`))
    })
    done()
  })
}

const localeOf = (lang: string | undefined): Locale => locales.find((one) => one === lang) ?? 'en'

function page(locale: Locale, body: Markup): string {
  const title = saying(locale)('stop.title')
  return markup`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
${body}
</html>`.markup
}
