/** What players are told on every page of the site: whom of the people they follow is here, and who invites them to a table. */
import type { Context } from '../../account/context.js'
import type { Gateway } from '../../api/gateway.js'
import { logFailure } from '../../base/failure.js'
import { watchers } from '../../base/watchers.js'
import type { Stream, Topic, Viewing } from '../../graphql/resolver.js'
import { rowsByPerson, type RowsByPerson } from '../../lobby/api/rows-by-person.js'
import { showRow, type ShownRow } from '../../lobby/api/show.js'
import type { Row } from '../../table/row.js'
import type { Followed, TableInvitation } from '../store.js'

/** In milliseconds: how often everything is read again where messages between processes may have been lost. */
const readAgainEvery = 60_000

interface Invited extends TableInvitation {
  /** What lets them in; null at a public table. */
  readonly word: string | null
}

interface Known {
  readonly followed: readonly (Followed & { readonly page: string })[]
  readonly invitations: readonly Invited[]
}

/** @throws if a store is unavailable */
async function readPeople({ accounts, players, tables, time }: Gateway, me: string): Promise<Known> {
  const [followed, invitations] = await Promise.all([
    players.followed(me),
    players.invitations(me, time.now()),
  ])
  const withWord = async (one: TableInvitation): Promise<readonly Invited[]> => {
    const table = await tables.find(one.table)
    return typeof table === 'object' ? [{ ...one, word: table.state().opened.invitation }] : []
  }
  return {
    followed: await Promise.all(
      followed.map(async (one) => ({ ...one, page: one.page ?? (await accounts.pageKey(one, time.now())) })),
    ),
    invitations: (await Promise.all(invitations.map(withWord))).flat(),
  }
}

interface Here {
  readonly name: string
  readonly page: string
  readonly table: ShownRow | null
}

const hasRoom = ({ phase, players }: Row): boolean => phase === 'GATHERING' && players.includes(null)

export function peopleStream(gateway: Gateway): Stream<object> {
  const { changes, log, marks, presence, tables, time } = gateway
  const rows = rowsByPerson(gateway)

  const showPeople = (me: string, { followed, invitations }: Known) => {
    const here = followed
      .filter(({ contact }) => contact)
      .flatMap(({ id, name, page, mutual }): readonly Here[] => {
        const own = rows.of(id).filter((row) => isOnlineAt(row, id))
        const table = own.find(({ isPrivate }) => !isPrivate)
        if (table !== undefined) return [{ name, page, table: showRow(table, marks) }]
        // Who sits at no public table is seen only by those whom they follow themselves.
        return mutual && (own.length > 0 || presence.isHere(id)) ? [{ name, page, table: null }] : []
      })
    const open = new Map(invitations.length === 0 ? [] : tables.rows().map((row) => [row.id, row]))
    const invited = invitations.flatMap(({ table, by, word, until }) => {
      const row = open.get(table)
      const isOpen = row !== undefined && until > time.now() && hasRoom(row) && !sitsAt(row, me)
      return isOpen ? [{ table: showRow(row, marks), by: by.name, invitation: word }] : []
    })
    return { here, following: followed.length, invitations: invited }
  }

  const viewing = async (me: string): Promise<Viewing> => {
    const watching = watchers()
    let known = await readPeople(gateway, me)
    let readAt = time.elapsed()
    let reads = 0
    let sent = JSON.stringify(showPeople(me, known))
    /** Most changes of the lobby are no news here. */
    const tell = (): void => {
      const now = JSON.stringify(showPeople(me, known))
      if (now === sent) return
      sent = now
      watching.nudge()
    }
    const readAnew = async (): Promise<void> => {
      const mine = ++reads
      readAt = time.elapsed()
      const now = await readPeople(gateway, me)
      // Of two reads at once, the older answer may come last.
      if (mine !== reads) return
      known = now
      tell()
    }
    const stops = [
      changes.watch((change) => {
        const isDue = change.kind === 'unknown' && time.elapsed() - readAt >= readAgainEvery
        if (isDue || (change.kind === 'players' && change.ids.includes(me)))
          readAnew().catch((error: unknown) =>
            logFailure(log, 'the people of a player could not be read', error),
          )
      }),
      rows.watch(tell),
      presence.watch(tell),
      presence.attend(me),
    ]
    const topic: Topic = { watch: watching.watch, show: () => showPeople(me, known), mark: () => null }
    return { topic, access: () => '', since: null, close: () => stops.forEach((stop) => stop()) }
  }

  return {
    own: [],
    open: async (_, { person, session }: Context) => {
      if (person === null || session === null) return 'ACCOUNT_NEEDED'
      try {
        return await viewing(person.id)
      } catch (error) {
        logFailure(log, 'the people of a player could not be read', error)
        return 'UNAVAILABLE'
      }
    },
  }
}

const isOnlineAt = ({ players }: ReturnType<RowsByPerson['of']>[number], person: string): boolean =>
  players.some((one) => one?.person === person && !one.bot && one.online)

const sitsAt = ({ players }: Row, person: string): boolean =>
  players.some((one) => one?.person === person && !one.bot)
