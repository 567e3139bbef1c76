/** Reads the record of a finished hand, for anybody who may look at its table. */
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Person } from '../../base/person.js'
import type { Entry } from '../entry.js'
import { isBarred, isHeld } from '../held.js'
import { isTableId } from '../../live/tables.js'
import type { Context } from '../../account/context.js'
import { overseers } from './oversee.js'

/** `hand` counts from 0. */
export interface RecordAsked {
  readonly table: string
  readonly hand: number
  readonly invitation?: string | null
}

export interface KeptRecord {
  readonly text: string
  /** Whether the table was open only to people with its invitation, or is kept from others for its deals or by its event. */
  readonly isPrivate: boolean
}

/** A record of a table. */
export interface TableRecord extends KeptRecord {
  /** Whether other tables still have the same cards before them. */
  readonly isHeld: boolean
}

/**
 * Reads only the log, so that records outlive the version of the rules that they were played by. Refusals: `UNKNOWN_TABLE`;
 * `CARDS_IN_PLAY`; `ONLOOKERS_BARRED`; `NOT_INVITED`; `NO_SUCH_RECORD` for a hand that is not over or never existed; `UNAVAILABLE` if the store does not answer.
 */
export function recordReader(gateway: Gateway) {
  const { store, log } = gateway
  const overseeing = overseers(gateway)
  const read = async (
    { table, hand, invitation }: RecordAsked,
    context: Context,
  ): Promise<TableRecord | RefusalCode> => {
    const entries = isTableId(table) ? (await store.log(table)).map(({ entry }) => entry) : []
    const [opened] = entries
    if (opened?.kind !== 'open') return 'UNKNOWN_TABLE'
    const { person } = context
    const [held, barred] = [isHeld(opened, entries), isBarred(opened, entries)]
    if ((held || barred) && !sitsThere(entries, person) && !(await overseeing(opened.event, context)).now())
      return held ? 'CARDS_IN_PLAY' : 'ONLOOKERS_BARRED'
    const isPrivate = opened.invitation !== null || held || barred
    const sat = entries.some((entry) => entry.kind === 'sit' && entry.person.id === person?.id)
    if (opened.invitation !== null && opened.invitation !== invitation && !sat)
      if (!(await opensAsOwner(gateway, context, `${table}/${hand + 1}`))) return 'NOT_INVITED'
    const text = await store.record(table, hand)
    return text === undefined ? 'NO_SUCH_RECORD' : { text, isPrivate, isHeld: held }
  }
  return async (request: RecordAsked, context: Context): Promise<TableRecord | RefusalCode> => {
    try {
      return await read(request, context)
    } catch (error) {
      logFailure(log, 'a record could not be read', error)
      return 'UNAVAILABLE'
    }
  }
}

/** Whether an owner of the house looks at a hand behind a finding. This is recorded, since they were not invited. */
async function opensAsOwner(
  { accounts, findings, settings, time }: Gateway,
  { person, address }: Context,
  hand: string,
): Promise<boolean> {
  if (person === null || !settings.now().owners.includes(person.id)) return false
  if (!(await findings.isBehind(hand))) return false
  await accounts.write({
    at: time.now(),
    who: person.id,
    what: 'FAIR_PLAY',
    about: `hand: ${hand}`,
    from: address,
  })
  return true
}

/** Whether a chair is theirs now. Somebody who was replaced may not follow what comes after them. */
function sitsThere(entries: readonly Entry[], person: Person | null): boolean {
  const chairs = new Map<number, string | null>()
  for (const entry of entries) {
    if (entry.kind === 'sit') chairs.set(entry.chair, entry.person.id)
    if (entry.kind === 'bot') chairs.set(entry.chair, null)
  }
  return person !== null && [...chairs.values()].includes(person.id)
}
