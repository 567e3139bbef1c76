/**
 * Takes a name away and lets the person choose another. Both take effect at once, at every table in play and in what finished
 * tables stored.
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

export interface Renamed {
  readonly name: string
  /** The next token of a guest. */
  readonly token: string | null
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
     * Sets a new name for a guest, or for somebody whose name was taken. A club's members have the name that their club
     * gives.
     */
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
