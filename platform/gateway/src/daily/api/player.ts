/** Who plays the deals of a day: an account, whose result is listed, or a guest. */
import type { Account } from '../../account/account.js'
import type { Context } from '../../account/context.js'
import { privileges } from '../../account/privilege.js'
import type { Gateway } from '../../api/gateway.js'
import type { Person } from '../../base/person.js'

export interface DayPlayer {
  readonly person: Person
  /** Whether they have no account: then their result is theirs alone. */
  readonly isGuest: boolean
  /** They, and the guests that they were before; all of them have one try together. */
  readonly selves: readonly string[]
  /** The club whose deals they play; null: everybody's. */
  readonly club: string | null
}

export function dayPlayers(gateway: Pick<Gateway, 'played' | 'settings'> & Parameters<typeof privileges>[0]) {
  const { accounts, played, settings } = gateway
  const privilege = privileges(gateway)

  const clubOf = (account: Account | undefined): string | null => {
    const club = account?.club ?? null
    return club !== null && settings.hasClub(club) ? club : null
  }
  const ofGuest = (person: Person, before: readonly string[]): DayPlayer => ({
    person,
    isGuest: true,
    selves: [person.id, ...before],
    club: null,
  })
  const ofAccount = async (account: Account): Promise<DayPlayer> => ({
    person: { id: account.id, name: account.name },
    isGuest: false,
    selves: await played.selves(account.id),
    club: clubOf(account),
  })

  return {
    /** Whoever only looks; undefined for a stranger. */
    looking: async ({ person, session, before }: Context): Promise<DayPlayer | undefined> => {
      if (person === null) return undefined
      if (session === null) return ofGuest(person, before)
      const account = await accounts.byId(person.id)
      return account && ofAccount(account)
    },
    /** Whoever may play; undefined for strangers, and for sessions that have ended. */
    playing: async (context: Context): Promise<DayPlayer | undefined> => {
      const { person, session, before } = context
      if (person !== null && session === null) return ofGuest(person, before)
      const account = await privilege.asking(context)
      return typeof account === 'string' ? undefined : ofAccount(account)
    },
  }
}
