/** The regulations of rule sets for everybody to download, typeset once for all who ask. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { locales, longestProfile, type Plugin } from '@stolik/core'
import type { Offer } from '../../base/offer.js'
import { logFailure } from '../../base/failure.js'
import { payerAt, prices } from '../../http/budget.js'
import { publicFile, sendFile, type PublicFile } from '../../http/public-file.js'
import { TooMany } from '../../http/too-many.js'
import { profileName } from '../papers/rule-set.js'
import { keptByAnybody, keptFor } from '../kept-name.js'
import { ruleSetRefusals } from '../refusal.js'
import { rulesDigest } from '../../table/pinned.js'
import type { RulesPaper } from '../../event/print/rules-paper.js'
import type { Served } from '../../api/gateway.js'

/** How many papers are cached. */
const mostKept = 40
/** Seconds for which caches may keep a paper: the name of a rule set may change. */
const maxAge = 60

interface Asked {
  readonly Params: { readonly game: string; readonly '*': string }
  readonly Querystring: { readonly locale?: unknown; readonly owner?: unknown }
}

export function serveRulesPrints(app: FastifyInstance, { gateway, options }: Served): void {
  const { games, printing, budget, log } = gateway
  const made = new LRUCache<string, Promise<PublicFile>>({ max: mostKept })

  /** Looked up at each request, because an owner may change the name of a rule set. */
  const wanted = async (
    { plugin }: Offer,
    profile: string,
    query: Asked['Querystring'],
  ): Promise<RulesPaper> => {
    const { locale: language, owner } = query
    const locale = locales.find((one) => one === language) ?? 'pl'
    const named =
      typeof owner === 'string'
        ? await keptFor(gateway, plugin.id, profile, () => Promise.resolve(owner))
        : await keptByAnybody(gateway, plugin.id, profile)
    return { game: plugin.id, profile, locale, ruleName: named?.name ?? null }
  }

  /** The same bytes are made of the same, so they are made once. */
  const print = async (plugin: Plugin, paper: RulesPaper, address: string): Promise<PublicFile> => {
    const key = JSON.stringify([paper, rulesDigest(plugin, paper.profile)])
    if (!made.has(key)) await budget.pay(payerAt(address), prices.print)
    const known = made.get(key)
    if (known !== undefined) return known
    const making = make(paper)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
  const make = async (paper: RulesPaper): Promise<PublicFile> => {
    const bytes = await printing.print(paper)
    if (bytes === undefined) throw new Error('the regulations of a rule set were not printed')
    return publicFile('application/pdf', bytes, maxAge)
  }

  // A wildcard, because a parameter of an address has at most a hundred characters.
  app.get<Asked>('/rules/:game/*', options, async (request, reply) => {
    const { game, '*': file } = request.params
    if (file.length > longestProfile + ending.length) return refused(reply, 404, 'TOO_LONG')
    const offer = games.find(({ plugin }) => plugin.id === game)
    if (offer === undefined) return refused(reply, 404, 'UNKNOWN_GAME')
    const profile = file.slice(0, -ending.length)
    if (!file.endsWith(ending) || !offer.plugin.knows(profile)) return refused(reply, 404, 'UNKNOWN_RULE_SET')
    try {
      const rules = await wanted(offer, profile, request.query)
      const paper = await print(offer.plugin, rules, request.ip)
      const name = rules.ruleName ?? profileName(offer, rules.locale, profile)
      reply.header(
        'content-disposition',
        `inline; filename*=UTF-8''${encodeURIComponent(name.replace(/[^\p{L}\p{N}]+/gu, '-'))}.pdf`,
      )
      return await sendFile(request, reply, paper)
    } catch (error) {
      if (error instanceof TooMany) throw error
      logFailure(log, 'the regulations of a rule set could not be made', error)
      return refused(reply, 503, 'UNAVAILABLE')
    }
  })
}

const ending = '.pdf'

const refused = (reply: FastifyReply, status: number, code: keyof typeof ruleSetRefusals): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ code, message: ruleSetRefusals[code] })
