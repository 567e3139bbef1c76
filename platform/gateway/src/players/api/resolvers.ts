import type { Account } from '../../account/account.js'
import { longestName } from '../../account/name.js'
import { nextRename } from '../../account/api/rename.js'
import type { Context } from '../../account/context.js'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import { refuse } from '../../base/refusal.js'
import { answers } from '../../graphql/answered.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import { answerer } from '../../table/api/answer.js'
import type { PageSettings } from '../store.js'
import { peopleAtTables } from './at-table.js'
import { contacts } from './contact.js'
import { pageReader } from './page.js'
import { peopleStream } from './people.js'
import { rematchBy, type RematchArgs } from './rematch.js'

/** A name may have a number behind it. */
const longestPage = longestName + 5

interface OnPage {
  readonly player: string
}

/** The pages of players, and players among each other. */
export function playerResolvers(gateway: Gateway) {
  const { accounts, bans, budget, log, marks, names, players, time } = gateway
  const { answered, done } = answers(log, 'the players')
  const { show } = answerer(gateway)
  const readPage = pageReader(gateway)

  /** Who was banned, or whose name was taken away and who has chosen none since, is not shown. */
  const isVisible = ({ id }: Account): boolean =>
    bans.untilOf(id) === undefined && names.of(id)?.chosen !== false

  /** Whether somebody may see a page. Who was blocked sees what everybody sees, or nothing. */
  const maySee = async (
    account: Account,
    { audience }: PageSettings,
    by: string | null,
  ): Promise<boolean> => {
    if (by === account.id) return true
    if (audience === 'NOBODY' || !isVisible(account)) return false
    if (audience === 'EVERYBODY') return true
    return by !== null && !(await players.isBlocked(account.id, by))
  }
  const find = async (page: string, by: string | null) => {
    const account = page.length > longestPage ? undefined : await accounts.byPageName(page, time.now())
    if (account === undefined) return undefined
    const settings = await players.page(account.id)
    return (await maySee(account, settings, by)) ? { account, settings } : undefined
  }
  const contact = contacts(gateway, async (page, by) => (await find(page, by?.id ?? null))?.account)
  const openAgain = rematchBy(gateway, contact)
  const atTables = peopleAtTables(gateway)

  const look = async (name: string, { person, session }: Context): Promise<object | RefusalCode> => {
    const by = session === null ? null : (person?.id ?? null)
    const found = await find(name, by)
    // A guest cannot learn which names there are.
    if (found === undefined) return by === null ? 'ACCOUNT_NEEDED' : 'UNKNOWN_PLAYER'
    const { account, settings } = found
    const { id, made } = account
    const former = (await accounts.formerNames(id, time.now())).map((one) => one.name)
    const content = await readPage(account, settings, [account.name, ...former])
    return {
      ...content,
      name: account.name,
      page: await accounts.pageKey(account, time.now()),
      formerly: former,
      since: made,
      mark: marks.of(id),
      own: by === id,
      followed: () => (by === null ? false : players.follows(by, id)),
      blocked: () => (by === null ? false : players.isBlocked(by, id)),
      lastTable: () => (by === null || by === id ? null : atTables.lastTogether(by, id)),
    }
  }
  const player: Resolver<{ readonly name: string }> = async (_, { name }, context) => {
    await budget.pay(context, prices.entry)
    return answered(look(name, context), (shown) => ({ __typename: 'PlayerPage', ...shown }))
  }

  const playersAt = async (table: string, context: Context): Promise<object | RefusalCode> => {
    const me = await contact.caller(context)
    if (typeof me === 'string') return me
    const all = (await atTables.live(table, me.id)) ?? (await atTables.finished(table, me.id))?.people
    if (all === undefined) return 'UNKNOWN_TABLE'
    const shown = await Promise.all(
      all.map(async (one) => {
        const { account } = one
        const isShown = account.id !== me.id && (await atTables.isOpen(one))
        if (!isShown || !(await maySee(account, await players.page(account.id), me.id))) return []
        const page = await accounts.pageKey(account, time.now())
        return [{ name: account.name, page, followed: await players.follows(me.id, account.id) }]
      }),
    )
    return { players: shown.flat() }
  }

  const mine = async (context: Context): Promise<object | RefusalCode> => {
    const me = await contact.caller(context)
    if (typeof me === 'string') return me
    const [followed, blocked] = await Promise.all([players.followed(me.id), players.blocked(me.id)])
    const withPage = async (one: { readonly id: string; readonly name: string }) => ({
      name: one.name,
      page: await accounts.pageKey(one, time.now()),
    })
    return {
      ...(await players.page(me.id)),
      page: await accounts.pageKey(me, time.now()),
      renameFrom: me.club === null ? nextRename(await accounts.renamed(me.id)) : null,
      following: await Promise.all(followed.map(withPage)),
      blocked: await Promise.all(blocked.map(withPage)),
    }
  }
  const setMine = async (
    {
      audience,
      hands,
      contracts,
      contact: accepts,
    }: { readonly [K in keyof PageSettings]?: PageSettings[K] | null },
    context: Context,
  ): Promise<RefusalCode | undefined> => {
    const me = await contact.caller(context)
    if (typeof me === 'string') return me
    const before = await players.page(me.id)
    await players.setPage(me.id, {
      audience: audience ?? before.audience,
      hands: hands ?? before.hands,
      contracts: contracts ?? before.contracts,
      contact: accepts ?? before.contact,
    })
    contact.tell(me)
    return undefined
  }

  const rematch: Resolver<RematchArgs> = async (_, args, context) => {
    const opened = await openAgain(args, context)
    return typeof opened === 'string' ? refuse(opened) : show(opened, context.person)
  }
  const ofPlayer =
    (work: (page: string, context: Context) => Promise<RefusalCode | undefined>): Resolver<OnPage> =>
    (_, { player: page }, context) =>
      done(work(page, context))

  return {
    Query: {
      player,
      playersAt: (_: unknown, { table }: { readonly table: string }, context: Context) =>
        answered(playersAt(table, context), (shown) => ({ __typename: 'PlayersAtTable', ...shown })),
      myPage: (_: unknown, _args: object, context: Context) =>
        answered(mine(context), (settings) => ({ __typename: 'PlayerSettings', ...settings })),
    },
    Mutation: {
      setMyPage: (_: unknown, args: Parameters<typeof setMine>[0], context: Context) =>
        done(setMine(args, context)),
      follow: ofPlayer(contact.follow),
      unfollow: ofPlayer(contact.unfollow),
      block: ofPlayer(contact.block),
      unblock: ofPlayer(contact.unblock),
      invite: (_: unknown, { table, player: page }: OnPage & { readonly table: string }, context: Context) =>
        done(contact.invite(table, page, context)),
      declineInvitation: (_: unknown, { table }: { readonly table: string }, context: Context) =>
        done(contact.decline(table, context)),
      rematch,
    },
    Subscription: { people: peopleStream(gateway) },
  }
}
