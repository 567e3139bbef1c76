/** Rule sets: what can be made, what owners keep, and who may change that. */
import { orUnavailable } from '../../graphql/answered.js'
import { readLine } from '@stolik/contract/line'
import type { Account } from '../../account/account.js'
import { privileges } from '../../account/privilege.js'
import type { Context } from '../../account/context.js'
import { oneByOne } from '../../base/turn.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'
import { refuseRules as refuse, type RuleSetRefusalCode, type RuleSetRefused } from '../refusal.js'
import { isOwner, keptByAnybody } from '../kept-name.js'
import { association, type StoredRules } from '../store.js'
import type { Gateway } from '../../api/gateway.js'
import { showRules } from './show.js'
import { mostTurned, type NotTurned, type Plugin } from '@stolik/core'
import type { Offer } from '../../base/offer.js'

const longestName = 60
const hour = 60 * 60_000
/** How many rule sets of all owners are listed. */
const mostListed = 400
/** Changes that one account may make in an hour: far more than a club makes in a year. */
const mostChanges = 120

interface KeepInput extends RulesInput {
  readonly owner: string
  readonly name: string
  readonly id?: string | null
}

export function ruleSetResolvers(gateway: Gateway) {
  const { games, ruleSets: store, accounts, budget, rates, time, log } = gateway
  const privilege = privileges(gateway)

  const pluginOf = (game: string) => games.find(({ plugin }) => plugin.id === game)?.plugin

  /** The account that asks, if it may change what this owner keeps. Rights are those of now. */
  const whoMayChange = async (owner: string, context: Context): Promise<Account | RuleSetRefused> => {
    const account = await privilege.asking(context)
    if (typeof account === 'string') return refuse(account as RuleSetRefusalCode)
    const roles = privilege.rolesOf(account)
    const may =
      roles.includes('OWNER') ||
      (owner === association ? roles.includes('ASSOCIATION') : privilege.organises(account, owner))
    if (!may) return refuse('NOT_ALLOWED')
    if (!isOwner(gateway, owner)) return refuse('UNKNOWN_OWNER')
    return (await rates.hit(`rules:${account.id}`, mostChanges, hour)) ? account : refuse('TOO_MANY')
  }

  const answered = (answer: Promise<object>): Promise<object> =>
    orUnavailable(log, 'the rule sets could not be reached', refuse('UNAVAILABLE'), () => answer)

  const write = (who: Account, about: string, { address }: Context): Promise<void> =>
    accounts.write({
      at: time.now(),
      who: who.id,
      what: 'SETTINGS_CHANGED',
      from: address,
      about: about.slice(0, 200),
    })

  const showStored = (rules: StoredRules) => {
    const plugin = pluginOf(rules.game)
    return plugin === undefined ? [] : [showRules(plugin, rules.profile, rules)]
  }

  const keep = async ({ owner, name: text, id, ...input }: KeepInput, context: Context): Promise<object> => {
    const who = await whoMayChange(owner, context)
    if ('code' in who) return who
    const name = readLine(text, longestName)
    if (name === undefined) return refuse('BAD_NAME')
    const read = readRules(games, input)
    if ('code' in read) return read
    const { plugin, profile } = read
    // Written first: an act that cannot be recorded must not happen.
    await write(who, `rules of ${owner}: ${name}: ${plugin.id} ${profile}`, context)
    const stored = await store.keep({ owner, game: plugin.id, profile, name }, id ?? null)
    return typeof stored === 'string' ? refuse(stored) : showRules(plugin, profile, stored)
  }

  const drop = async (owner: string, id: string, context: Context): Promise<object> => {
    const who = await whoMayChange(owner, context)
    if ('code' in who) return who
    const known = (await store.of(owner)).find((one) => one.id === id)
    const plugin = known && pluginOf(known.game)
    if (known === undefined || plugin === undefined) return refuse('UNKNOWN_RULE_SET')
    await write(who, `rules of ${owner}: no longer ${known.name}`, context)
    const gone = await store.drop(owner, id)
    return gone === undefined ? refuse('UNKNOWN_RULE_SET') : showRules(plugin, gone.profile, gone)
  }

  /** @throws TooMany */
  const pay = (by: Context, many: number): Promise<void> =>
    budget.pay(by, prices.ruleSets * Math.max(1, Math.ceil(many / 8)))

  /** An owner's rule sets. Without an owner, those of all: an association ranks events by the rules of any club. */
  const keptBy = async (owner: string | null): Promise<readonly StoredRules[]> => {
    if (owner !== null) return isOwner(gateway, owner) ? store.of(owner) : []
    return (await store.all(mostListed)).filter((one) => isOwner(gateway, one.owner))
  }
  const ruleSets: Resolver<{ owner?: string | null }> = async (_, { owner = null }, context) => {
    const { compare } = new Intl.Collator('pl')
    const all = await keptBy(owner)
    await pay(context, all.length)
    return all.toSorted((a, b) => compare(a.name, b.name)).flatMap(showStored)
  }
  const ruleSet: Resolver<{ game: string; profile: string }> = async (_, { game, profile }, context) => {
    await pay(context, 1)
    const plugin = pluginOf(game)
    if (plugin === undefined || !plugin.knows(profile)) return null
    return showRules(plugin, profile, await keptByAnybody(gateway, game, profile))
  }
  const turn = oneByOne()
  const tryRules: Resolver<RulesInput> = async (_, input, context) => {
    try {
      await pay(context, 1)
    } catch (error) {
      if (error instanceof TooMany) return refuse('TOO_MANY')
      throw error
    }
    // A document may try fourteen rule sets.
    await turn()
    const read = readRules(games, input)
    return 'code' in read ? read : showRules(read.plugin, read.profile)
  }
  const keepRuleSet: Resolver<KeepInput> = (_, input, context) => answered(keep(input, context))
  const dropRuleSet: Resolver<{ owner: string; id: string }> = (_, { owner, id }, context) =>
    answered(drop(owner, id, context))

  return { Query: { ruleSets, ruleSet, tryRules }, Mutation: { keepRuleSet, dropRuleSet } }
}

interface RulesInput {
  readonly game: string
  readonly base: string
  readonly knobs: readonly { readonly knob: string; readonly choice: string }[]
}

interface ReadRules {
  readonly plugin: Plugin
  readonly profile: string
}

/** Reads a rule set that somebody made in a form. */
function readRules(games: readonly Offer[], { game, base, knobs }: RulesInput): ReadRules | RuleSetRefused {
  if (knobs.length > mostTurned) return refuse('TOO_LONG')
  const plugin = games.find((offer) => offer.plugin.id === game)?.plugin
  if (plugin === undefined) return refuse('UNKNOWN_GAME')
  if (!plugin.profiles.includes(base)) return refuse('UNKNOWN_BASE')
  const twice = knobs.find(({ knob }, n) => knobs.findIndex((one) => one.knob === knob) !== n)
  if (twice !== undefined) return refuse('NOT_A_CHOICE', { knob: twice.knob.slice(0, longestShown) })
  const turned = plugin.turn(base, Object.fromEntries(knobs.map(({ knob, choice }) => [knob, choice])))
  if ('refused' in turned) return notTurned(turned)
  // The text of many knobs may be longer than a profile can be.
  return plugin.knows(turned.profile) ? { plugin, profile: turned.profile } : refuse('TOO_LONG')
}

/** A refusal repeats no more of what was sent. */
const longestShown = 40

function notTurned(why: NotTurned): RuleSetRefused {
  switch (why.refused) {
    case 'unknown-knob':
      return refuse('UNKNOWN_KNOB', { knob: why.knob })
    case 'not-a-choice':
      return refuse('NOT_A_CHOICE', { knob: why.knob, clause: why.clause })
    case 'impossible': {
      const { knob, clause, reason, through } = why
      return refuse('IMPOSSIBLE', { knob, clause, reason, through })
    }
  }
}
