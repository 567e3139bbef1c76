/** Who of a table agrees on this phone: the player of its own card or account, and whoever has entered their PIN here, once. */
import { luck } from '../../client/luck.js'
import { keep, recall } from '../../base/storage.js'
import type { Agreed, ListAct, Pass } from '../client/acts.js'
import type { Answer, At, EventClient, Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'

export interface AgreedHere {
  /** What this phone calls itself at the event: drawn, so that it tells nothing of a person. */
  readonly device: string
  /** Whether nothing has to be asked of the player on a chair. */
  has(table: TableList, chair: number): boolean
  /** Takes a PIN; without a network it is shown to the gateway with the first act that needs it. */
  take(table: TableList, chair: number, pin: string): Promise<Refusal | null>
  /** What an act is sent with, PINs exchanged; or why not. */
  passOf(table: TableList, act: ListAct, as: number): Promise<Answer<Pass>>
  /** The gateway did not know it. */
  forget(table: TableList, chair: number): void
  /** The player that this phone's own card or account is of. */
  own(player: string | null): void
}

/** Chairs whose players an act speaks for. */
export function speaking(act: ListAct): readonly number[] {
  if ('confirm' in act) return [act.confirm.chair]
  if ('sign' in act) return [act.sign.chair]
  return 'correct' in act ? act.correct.consent : []
}

/** A PIN that was entered without a network; what the gateway gives for it has letters. */
const isPin = (word: string): boolean => /^[\d\s]+$/.test(word)

/** Instead of a code: the card or the account speaks for them, also where it could not be asked after. */
const ownWord = 'own'

const unheard = ['OFFLINE', 'FAULT', 'UNAVAILABLE', 'TOO_MANY']

export function agreedHere(
  event: string,
  client: Pick<EventClient, 'enterPin'>,
  pass: Pass | null,
): AgreedHere {
  const names = { device: `stolik.device ${event}`, agreed: `stolik.agreed ${event}` }
  const device = recall(names.device) ?? luck().slice(0, 8)
  keep(names.device, device)
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(recall(names.agreed) ?? '{}') as Record<string, string>
    } catch {
      return {}
    }
  }
  /** By player: in the next series they sit elsewhere, and perhaps at this phone again. */
  const set = (player: string, word: string | null): void => {
    const others = Object.fromEntries(Object.entries(read()).filter(([other]) => other !== player))
    keep(names.agreed, JSON.stringify(word === null ? others : { ...others, [player]: word }))
  }
  const playerOn = ({ seats }: TableList, chair: number): string => seats[chair]?.player ?? ''
  const exchange = async (table: TableList, chair: number, pin: string): Promise<Answer<Agreed>> => {
    const at: At = { series: table.series, table: table.table }
    const answer = await client.enterPin(at, chair, pin, { device })
    const player = playerOn(table, chair)
    if ('done' in answer) set(player, answer.done.code)
    else set(player, unheard.includes(answer.refused.code) ? pin : null)
    return answer
  }

  return {
    device,
    has: (table, chair) => {
      return read()[playerOn(table, chair)] !== undefined
    },
    take: async (table, chair, pin) => {
      const answer = await exchange(table, chair, pin)
      return 'done' in answer || unheard.includes(answer.refused.code) ? null : answer.refused
    },
    passOf: async (table, act, as) => {
      const agreed: Agreed[] = []
      for (const chair of speaking(act)) {
        const word = read()[playerOn(table, chair)]
        if (word === undefined || word === ownWord) continue
        const answer = isPin(word) ? await exchange(table, chair, word) : { done: { chair, code: word } }
        if ('refused' in answer) return answer
        agreed.push({ chair: answer.done.chair, code: answer.done.code })
      }
      return { done: { ...pass, ...(pass?.key === undefined ? {} : { chair: as }), device, agreed } }
    },
    forget: (table, chair) => set(playerOn(table, chair), null),
    own: (player) => {
      for (const [other, word] of Object.entries(read())) if (word === ownWord) set(other, null)
      if (player !== null) set(player, ownWord)
    },
  }
}
