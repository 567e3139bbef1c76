/** The owner's page: everything that is decided on it, and the requests that wait for a decision. */
import type { Account } from '../../account/account.js'
import type { Role } from '../../base/roles.js'
import type { privileges } from '../../account/privilege.js'
import { mostKept } from '../../rules/store.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import {
  isGiven,
  withClub,
  withInstallation,
  withoutClub,
  withoutSite,
  withSite,
  type ClubInput,
  type InstallationInput,
} from '../read.js'
import { ownerLog, upkeep } from './upkeep.js'
import { moderation, type BanInput } from './moderation.js'
import { refuseSettings as refuse, type SettingsRefusalCode, type SettingsRefused } from '../refusal.js'
import { most as mostSettings, type Settings } from '../settings.js'
import { testMail, type TestMailInput } from './test-mail.js'

export interface OwnerActInput {
  readonly installation?: InstallationInput | null
  readonly allow?: string | null
  readonly disallow?: string | null
  readonly club?: ClubInput | null
  readonly dropClub?: string | null
  readonly grant?: string | null
  readonly refuse?: string | null
  readonly closeTable?: string | null
  readonly ban?: BanInput | null
  readonly unban?: string | null
  readonly takeName?: string | null
  readonly testMail?: TestMailInput | null
}

type Privilege = ReturnType<typeof privileges>

const mostPeople = 200
const mostRequests = 100
const mostFound = 20
const longestSearch = 60
/** All of them: so many clubs may keep so many rule sets each. */
const mostRuleSets = mostSettings.clubs * mostKept

export function ownerDesk(gateway: Gateway, privilege: Privilege) {
  const { accounts, bans, changes, marks, ruleSets, sessions, settings, settingsStore: store, time } = gateway
  const order = moderation(gateway, privilege)
  /** The owner who sent the request, or a refusal. */
  const owner = async (context: Context): Promise<Account | SettingsRefused> => {
    const account = await privilege.having('OWNER', context)
    return typeof account === 'string' ? refuse(account as SettingsRefusalCode) : account
  }
  const showAccount = (account: Account) => {
    const { id, name, login, club } = account
    const own: Role[] = settings.now().owners.includes(id) ? ['OWNER'] : []
    return {
      id,
      name,
      login,
      club,
      roles: privilege.rolesOf(account),
      given: [...account.roles, ...own],
      byClub: privilege.offeredByClub(account),
      denied: account.denied,
      verified: marks.since(id) !== undefined,
    }
  }

  const people = async (): Promise<readonly Account[]> => {
    const all = new Map((await accounts.withRoles(mostPeople)).map((account) => [account.id, account]))
    for (const id of settings.now().owners) {
      const account = await accounts.byId(id)
      if (account !== undefined) all.set(id, account)
    }
    for (const login of settings.fixed.association) {
      const account = await accounts.byLogin(login)
      if (account !== undefined) all.set(account.id, account)
    }
    const { compare } = new Intl.Collator('pl')
    return [...all.values()].toSorted((a, b) => compare(a.name, b.name))
  }
  const requests = async () => {
    const listed = []
    for (const { account: id, reason, at } of await store.waiting(mostRequests)) {
      const account = await accounts.byId(id)
      if (account === undefined) continue
      const { name, login, club } = account
      listed.push({ account: id, name, login, club, reason, at })
    }
    return listed
  }
  const show = async () => {
    const { fixed } = settings
    const now = settings.now()
    return {
      __typename: 'OwnerDesk',
      installation: showInstallation(settings),
      corrections: now.corrections,
      origins: now.origins,
      clubs: [
        ...fixed.clubs.map(({ id, name, place, site, origins, roles, signs }) => ({
          id,
          name: name ?? id,
          place: place ?? null,
          site: site ?? null,
          origins,
          roles,
          signs: signs !== undefined,
          key: null,
          freeText: settings.freeText(id),
          fixed: true,
        })),
        ...now.clubs
          .filter(({ id }) => fixed.clubs.every((club) => club.id !== id))
          .map((club) => ({ ...club, signs: club.key !== null, fixed: false })),
      ],
      people: (await people()).map(showAccount),
      requests: await requests(),
      waiting: await store.countWaiting(),
      bans: bans.active().map((ban) => ({ ...ban, isAddress: ban.kind !== 'person' })),
      fixed: { ...fixed, corrections: fixed.corrections ?? null, url: fixed.url ?? null },
    }
  }

  /** Changes the settings. Recorded first: an act that cannot be recorded must not happen. */
  const change = async (
    edit: (now: Settings) => Settings | SettingsRefused,
    write: () => Promise<void>,
  ): Promise<SettingsRefused | undefined> => {
    await settings.catchUp()
    const first = edit(settings.now())
    if ('code' in first) return first
    await write()
    // Somebody else may have been faster, so the change can still be refused here.
    let refused: SettingsRefused | undefined
    const failed = await settings.change<'REFUSED'>((now) => {
      const next = edit(now)
      if (!('code' in next)) return next
      refused = next
      return 'REFUSED'
    })
    return refused ?? (failed === 'UNAVAILABLE' ? refuse('UNAVAILABLE') : undefined)
  }

  /** Ids of clubs that left something here, although the settings may not name them: a release before 1.3 forgot dropped clubs. */
  const takenIds = async (): Promise<ReadonlySet<string>> =>
    new Set([
      ...(await accounts.clubs()),
      ...(await ruleSets.all(mostRuleSets)).map(({ owner: club }) => club),
      ...settings.fixed.clubs.map(({ id }) => id),
    ])

  const enterClub = async (
    club: ClubInput,
    own: string | null,
    write: () => Promise<void>,
  ): Promise<SettingsRefused | undefined> => {
    const taken = isGiven(club.id) ? new Set<string>() : await takenIds()
    return change((now) => withClub(now, club, own, taken), write)
  }

  const dropClub = async (id: string, write: () => Promise<void>): Promise<SettingsRefused | undefined> => {
    const refused = await change((now) => withoutClub(now, id), write)
    if (refused === undefined) await sessions.endOfFormerClubs()
    return refused
  }

  const act = async (input: OwnerActInput, context: Context): Promise<object> => {
    const who = await owner(context)
    if ('code' in who) return who
    const { installation, allow, disallow, club, dropClub: dropped, grant, refuse: deny } = input
    if (Object.values(input).filter(isGiven).length !== 1) return refuse('ONE_ACT')
    const own = context.host
    const write = (about: string) => (): Promise<void> => {
      const row = { at: time.now(), who: who.id, what: 'SETTINGS_CHANGED', from: context.address } as const
      return accounts.write({ ...row, about: about.slice(0, 200) })
    }
    const isFixed = (id: string): boolean => settings.fixed.clubs.some((one) => one.id === id)
    const work = (): Promise<SettingsRefused | undefined> => {
      if (isGiven(input.closeTable)) return order.closeTable(who, input.closeTable, context)
      if (isGiven(input.ban)) return order.ban(who, input.ban, context)
      if (isGiven(input.unban)) return order.unban(who, input.unban, context)
      if (isGiven(input.takeName)) return order.takeName(who, input.takeName, context)
      if (isGiven(input.testMail)) return testMail(gateway, who, input.testMail)
      if (isGiven(installation))
        return change(
          (now) => withInstallation(now, installation),
          write(`installation: ${Object.keys(installation).join(' ')}`),
        )
      if (isGiven(allow)) return change((now) => withSite(now, allow, own), write(`allow: ${allow.trim()}`))
      if (isGiven(disallow))
        return change((now) => withoutSite(now, disallow), write(`disallow: ${disallow}`))
      if (isGiven(club)) {
        if (isGiven(club.id) && isFixed(club.id)) return Promise.resolve(refuse('FIXED', 'id'))
        return enterClub(club, own, write(`club: ${club.id ?? club.name}`))
      }
      if (isGiven(dropped)) {
        if (isFixed(dropped)) return Promise.resolve(refuse('FIXED', 'dropClub'))
        return dropClub(dropped, write(`drop club: ${dropped}`))
      }
      return decide(who, grant ?? deny ?? '', isGiven(grant), context)
    }
    return (await work()) ?? show()
  }

  const decide = async (
    who: Account,
    id: string,
    granted: boolean,
    { address }: Context,
  ): Promise<SettingsRefused | undefined> => {
    const account = await accounts.byId(id)
    const waits = (await store.request(id))?.status === 'WAITING'
    if (account === undefined || !waits) return refuse('UNKNOWN_REQUEST')
    const at = time.now()
    const about = `${id}: ${granted ? 'granted' : 'refused'}`
    await accounts.write({ at, who: who.id, what: 'RIGHT_DECIDED', about, from: address })
    if (!(await store.decide(id, granted ? 'GRANTED' : 'REFUSED', who.id, at)))
      return refuse('UNKNOWN_REQUEST')
    if (granted && !account.roles.includes('ORGANISER')) {
      await accounts.change(id, { roles: [...account.roles, 'ORGANISER'] })
      changes.tell({ kind: 'account', id })
    }
    return undefined
  }

  return {
    show: async (context: Context): Promise<object> => {
      const who = await owner(context)
      return 'code' in who ? who : show()
    },
    act,
    log: async (context: Context): Promise<object> => {
      const who = await owner(context)
      return 'code' in who ? who : ownerLog(gateway, who, context)
    },
    upkeep: async (context: Context): Promise<object> => {
      const who = await owner(context)
      return 'code' in who ? who : upkeep(gateway)
    },
    find: async (text: string, context: Context): Promise<object> => {
      const who = await owner(context)
      if ('code' in who) return who
      const part = text.trim().slice(0, longestSearch)
      const found = part === '' ? [] : await accounts.like(part, mostFound)
      return { __typename: 'AccountsFound', accounts: found.map(showAccount) }
    },
  }
}

export function showInstallation(settings: Gateway['settings']) {
  const { owners, name, place, contact, announce, freeText } = settings.now()
  return {
    name,
    place,
    contact,
    announce,
    freeText,
    corrections: settings.corrections() ?? null,
    url: settings.url(),
    hasOwner: owners.length > 0,
  }
}
