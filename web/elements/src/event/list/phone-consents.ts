/**
 * Tracks which players of a table agree on this phone: the player of its own card or account, and everybody who has entered
 * their PIN here once.
 */
import { luck } from '../../client/luck.js'
import { writeStored, readStored } from '../../base/storage.js'
import type { Agreed, ListAct, Pass } from '../client/acts.js'
import type { Answer, At, EventClient, Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'

export interface PhoneConsents {
  /** The phone's name at the event. It is random, so that it reveals nothing about a person. */
  readonly device: string
  /** Whether the player on a chair needs no PIN here. */
  has(table: TableList, chair: number): boolean
  /** Takes a PIN. Without a network, the PIN goes to the gateway with the first act that needs it. */
  enterPin(table: TableList, chair: number, pin: string): Promise<Refusal | null>
  /** Returns the pass to send an act with, after exchanging PINs for codes; or the refusal. */
  passOf(table: TableList, act: ListAct, as: number): Promise<Answer<Pass>>
  /** Forgets a code that the gateway did not recognize. */
  forget(table: TableList, chair: number): void
  /** Sets the player of this phone's own card or account. */
  setOwner(player: string | null): void
}

/** Returns the chairs whose players an act speaks for. */
export function chairsNeeded(act: ListAct): readonly number[] {
  if ('confirm' in act) return [act.confirm.chair]
  if ('sign' in act) return [act.sign.chair]
  return 'correct' in act ? act.correct.consent : []
}

/** Whether this is a PIN entered without a network. The gateway's codes contain letters. */
const isPin = (word: string): boolean => /^[\d\s]+$/.test(word)

/** Stored instead of a code: the card or account speaks for the player, even if the gateway could not be asked. */
const ownerMarker = 'own'

const unansweredCodes = ['OFFLINE', 'FAULT', 'UNAVAILABLE', 'TOO_MANY']

export function phoneConsents(
  event: string,
  client: Pick<EventClient, 'enterPin'>,
  pass: Pass | null,
): PhoneConsents {
  const names = { device: `stolik.device ${event}`, agreed: `stolik.agreed ${event}` }
  const device = readStored(names.device) ?? luck().slice(0, 8)
  writeStored(names.device, device)
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readStored(names.agreed) ?? '{}') as Record<string, string>
    } catch {
      return {}
    }
  }
  /** Stored by player, not by chair: in the next series they sit elsewhere, perhaps at this phone again. */
  const set = (player: string, word: string | null): void => {
    const others = Object.fromEntries(Object.entries(read()).filter(([other]) => other !== player))
    writeStored(names.agreed, JSON.stringify(word === null ? others : { ...others, [player]: word }))
  }
  const playerOn = ({ seats }: TableList, chair: number): string => seats[chair]?.player ?? ''
  const exchange = async (table: TableList, chair: number, pin: string): Promise<Answer<Agreed>> => {
    const at: At = { series: table.series, table: table.table }
    const answer = await client.enterPin(at, chair, pin, { device })
    const player = playerOn(table, chair)
    if ('done' in answer) set(player, answer.done.code)
    else set(player, unansweredCodes.includes(answer.refused.code) ? pin : null)
    return answer
  }

  return {
    device,
    has: (table, chair) => {
      return read()[playerOn(table, chair)] !== undefined
    },
    enterPin: async (table, chair, pin) => {
      const answer = await exchange(table, chair, pin)
      return 'done' in answer || unansweredCodes.includes(answer.refused.code) ? null : answer.refused
    },
    passOf: async (table, act, as) => {
      const agreed: Agreed[] = []
      for (const chair of chairsNeeded(act)) {
        const word = read()[playerOn(table, chair)]
        if (word === undefined || word === ownerMarker) continue
        const answer = isPin(word) ? await exchange(table, chair, word) : { done: { chair, code: word } }
        if ('refused' in answer) return answer
        agreed.push({ chair: answer.done.chair, code: answer.done.code })
      }
      return { done: { ...pass, ...(pass?.key === undefined ? {} : { chair: as }), device, agreed } }
    },
    forget: (table, chair) => set(playerOn(table, chair), null),
    setOwner: (player) => {
      for (const [other, word] of Object.entries(read())) if (word === ownerMarker) set(other, null)
      if (player !== null) set(player, ownerMarker)
    },
  }
}
