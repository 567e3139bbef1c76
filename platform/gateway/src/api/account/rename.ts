/** Taking a name away, and choosing another: at once at every table that is played, and in what tables have left behind. */
import { createHmac } from 'node:crypto'
import { nameKey } from '../../base/login.js'
import { chosenName, neutralName } from '../../account/name.js'
import { sessionDays } from '../../account/sessions.js'
import { guestDays } from '../../account/tokens.js'
import { sha256 } from '../../base/entropy.js'
import type { Gateway } from '../gateway.js'
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import { rename } from '../../table/door.js'
import type { Person } from '../../table/entry.js'

const neutralOf = (person: string): string => {
  const [a = 0, b = 0] = sha256(`stolik neutral name ${person}`)
  return neutralName(1000 + ((a * 256 + b) % 9000))
}

const day = 24 * 60 * 60_000
/** An account that nobody has signed in to for longer can be asked no more. */
const keepDays = 2 * 365
const mostAnHour = 5

export interface Renamed {
  readonly name: string
  /** A guest's next token. */
  readonly token: string | null
}

type Deps = Pick<
  Gateway,
  'accounts' | 'forgetAtTables' | 'names' | 'rates' | 'scrub' | 'secrets' | 'tables' | 'time' | 'tokens'
>

export function renaming(gateway: Deps) {
  const { accounts, names, rates, secrets, tables, time, tokens } = gateway

  /** With the gateway's secret: names are few, and whoever reads the store could try them all. */
  const hashOf = (name: string, secret: string): string =>
    createHmac('sha256', secret)
      .update(`stolik taken name ${nameKey(name)}`)
      .digest('hex')
      .slice(0, 32)

  /** At tables that are played now, on every process. */
  const atTables = async (person: Person): Promise<void> => {
    const sits = tables.rows().filter(({ players }) => players.some((p) => p?.person === person.id))
    for (const { id } of sits) {
      const table = await tables.find(id)
      if (typeof table === 'object') await table.act((state) => rename(state, person))
    }
  }

  return {
    /** Takes the name of somebody away. They are asked for another. */
    take: async ({ id, name }: Person): Promise<void> => {
      const neutral = { id, name: neutralOf(id) }
      const before = names.of(id)
      // Taken again: what they are called is what they have chosen since.
      const taken = hashOf(before?.chosen === true ? before.name : name, secrets.now())
      const at = time.now()
      const row = { person: id, name: neutral.name, chosen: false, at, until: at + keepDays * day }
      await names.put({ ...row, taken: before?.chosen === false ? before.taken : taken })
      if ((await accounts.byId(id)) !== undefined) await accounts.change(id, { name: neutral.name })
      await atTables(neutral)
      await gateway.forgetAtTables([id], { name: neutral.name })
      await gateway.scrub()
    },
    /** For a guest, and for somebody whose name was taken. Members of a club are called what their club calls them. */
    choose: async (text: string, { person, session, before }: Context): Promise<Renamed | RefusalCode> => {
      if (person === null) return 'NOT_SIGNED_IN'
      const { id } = person
      const row = names.of(id)
      if (session !== null && row?.chosen !== false) return 'NOT_ALLOWED'
      const chosen = chosenName(text)
      if (typeof chosen === 'string') return chosen
      const { name } = chosen
      if (secrets.good().some((secret) => row?.taken === hashOf(name, secret))) return 'RESERVED_NAME'
      if (!(await rates.hit(`rename:${id}`, mostAnHour, 60 * 60_000))) return 'TOO_MANY'
      const days = session === null ? guestDays : sessionDays
      if (row !== undefined) await names.put({ ...row, name, chosen: true, until: time.now() + days * day })
      if (session !== null) await accounts.change(id, { name })
      await atTables({ id, name })
      return { name, token: session === null ? await tokens.guest({ id, name }, before) : null }
    },
    /** Somebody is forgotten, with the name that was taken and what they have chosen; tokens that still say a name say none. */
    forget: async (id: string): Promise<void> => {
      const row = names.of(id)
      if (row === undefined) return
      const until = Math.min(row.until, time.now() + Math.max(guestDays, sessionDays) * day)
      await names.put({ ...row, name: neutralOf(id), chosen: false, taken: '', until })
    },
  }
}
