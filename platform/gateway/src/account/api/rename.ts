/**
 * Changes names. A name that the owner takes away disappears at once, at every table in play and in what finished tables stored. A name that
 * its holder replaces stays where it was published, and leads to their page for a while.
 */
import { createHmac } from 'node:crypto'
import { nameKey } from '../../base/login.js'
import { chosenName, neutralName } from '../name.js'
import { sessionDays } from '../sessions.js'
import { guestDays } from '../tokens.js'
import { sha256 } from '../../base/entropy.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import type { RefusalCode } from '../../base/refusal.js'
import { rename } from '../../table/door.js'
import type { Person } from '../../base/person.js'

const neutralOf = (person: string): string => {
  const [a = 0, b = 0] = sha256(`stolik neutral name ${person}`)
  return neutralName(1000 + ((a * 256 + b) % 9000))
}

const day = 24 * 60 * 60_000
/**
 * How long a taken name is remembered. If nobody has signed in to an account for longer, they can no longer be asked for
 * another name.
 */
const keepDays = 2 * 365
const mostAnHour = 5
/** How often an account may choose another name, and how long the one of before leads to its page and is nobody else's. */
const renameDays = 30
const formerDays = 180

export interface Renamed {
  readonly name: string
  /** The next token of a guest. */
  readonly token: string | null
}

/** From when on an account may choose another name. @param renamed when it did so last; 0: never */
export const nextRename = (renamed: number): number => (renamed === 0 ? 0 : renamed + renameDays * day)

/** The account has chosen a name lately. */
export interface TooEarly {
  readonly until: number
}

export function renaming(gateway: Gateway) {
  const { accounts, names, rates, secrets, tables, time, tokens } = gateway

  /** Keyed with the gateway's secret, because there are few names and somebody who reads the store could try them all. */
  const hashOf = (name: string, secret: string): string =>
    createHmac('sha256', secret)
      .update(`stolik taken name ${nameKey(name)}`)
      .digest('hex')
      .slice(0, 32)

  /** Renames them at the tables in play, on every process. */
  const atTables = async (person: Person): Promise<void> => {
    const sits = tables.rows().filter(({ players }) => players.some((p) => p?.person === person.id))
    for (const { id } of sits) {
      const table = await tables.find(id)
      if (typeof table === 'object') await table.act((state) => rename(state, person))
    }
  }

  /** An account chooses another name, since it wants one. */
  const replace = async (id: string, name: string): Promise<RefusalCode | TooEarly | undefined> => {
    const account = await accounts.byId(id)
    if (account === undefined) return 'SIGN_IN_AGAIN'
    if (account.club !== null) return 'NOT_ALLOWED'
    const now = time.now()
    const until = nextRename(await accounts.renamed(id))
    if (until > now) return { until }
    const chosen = { name, now, until: now + formerDays * day }
    return (await accounts.chooseName(account, chosen)) === 'in use' ? 'NAME_IN_USE' : undefined
  }

  return {
    /** Takes a person's name away. They are then asked for another one. */
    take: async ({ id, name }: Person): Promise<void> => {
      const neutral = { id, name: neutralOf(id) }
      const before = names.of(id)
      // If it is taken again, their name is the one that they chose since.
      const taken = hashOf(before?.chosen === true ? before.name : name, secrets.now())
      const at = time.now()
      const row = { person: id, name: neutral.name, chosen: false, at, until: at + keepDays * day }
      await names.put({ ...row, taken: before?.chosen === false ? before.taken : taken })
      if ((await accounts.byId(id)) !== undefined) await accounts.change(id, { name: neutral.name })
      await atTables(neutral)
      await gateway.forgetAtTables([id], { name: neutral.name })
      await gateway.scrub()
    },
    /**
     * Sets a new name for a guest, for somebody whose name was taken, or now and then for an account. A club's members have the name that
     * their club gives.
     */
    choose: async (
      text: string,
      { person, session, before }: Context,
    ): Promise<Renamed | TooEarly | RefusalCode> => {
      if (person === null) return 'NOT_SIGNED_IN'
      const { id } = person
      const row = names.of(id)
      const chosen = chosenName(text)
      if (typeof chosen === 'string') return chosen
      const { name } = chosen
      if (secrets.good().some((secret) => row?.taken === hashOf(name, secret))) return 'RESERVED_NAME'
      if (!(await rates.hit(`rename:${id}`, mostAnHour, 60 * 60_000))) return 'TOO_MANY'
      const wasTaken = row?.chosen === false
      if (session !== null && !wasTaken) {
        if (name === person.name) return { name, token: null }
        const refused = await replace(id, name)
        if (refused !== undefined) return refused
      }
      const at = time.now()
      const until = at + (session === null ? guestDays : sessionDays) * day
      if (row !== undefined) await names.put({ ...row, name, chosen: true, until })
      // Tokens that were issued before contain the old name.
      else if (session !== null) await names.put({ person: id, name, chosen: true, taken: '', at, until })
      if (session !== null && wasTaken) await accounts.change(id, { name })
      await atTables({ id, name })
      gateway.changes.tell({ kind: 'players', ids: [id] })
      return { name, token: session === null ? await tokens.guest({ id, name }, before) : null }
    },
    /**
     * Forgets the taken and the chosen name of a person. Tokens that still contain a name are then shown with the neutral
     * name.
     */
    forget: async (id: string): Promise<void> => {
      const row = names.of(id)
      if (row === undefined) return
      const until = Math.min(row.until, time.now() + Math.max(guestDays, sessionDays) * day)
      await names.put({ ...row, name: neutralOf(id), chosen: false, taken: '', until })
    },
  }
}
