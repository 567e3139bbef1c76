/** The queries of a player about themselves. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { unpack, type Answer } from '../client.js'
import * as documents from './mine-documents.js'

export interface MyData {
  /** All ids of the player. */
  readonly ids: readonly string[]
  /** Everything stored about them, as readable JSON. */
  readonly text: string
}

interface Mine {
  readonly person: { readonly id: string; readonly others: readonly { readonly id: string }[] } | null
  readonly data: string | null
}

/** Returns null for a person without a record in the register. */
export async function myData(
  gate: Gateway,
): Promise<{ readonly done: MyData | null } | { readonly refused: object }> {
  const answer = unpack(await gate.query<{ rankingMe: Mine }>(documents.mine))
  if ('refused' in answer) return answer
  const { person, data } = answer.done
  if (person === null || data === null) return { done: null }
  return {
    done: {
      ids: [person.id, ...person.others.map(({ id }) => id)],
      text: `${JSON.stringify(JSON.parse(data), null, 2)}\n`,
    },
  }
}

export const forgetMe = async (gate: Gateway): Promise<Answer<object>> =>
  unpack(await gate.query<{ rankingAct: object }>(documents.forget))
