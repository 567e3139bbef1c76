/** What a player asks of himself. */
import type { Gateway } from '../../client/gateway.js'
import { refused, unpack, type Answer } from '../desk/client.js'

export interface MyData {
  /** All ids that are his. */
  readonly ids: readonly string[]
  /** Everything that is kept of him, as JSON to be read. */
  readonly text: string
}

interface Mine {
  readonly person: { readonly id: string; readonly others: readonly { readonly id: string }[] } | null
  readonly data: string | null
}

const mine = `query RankingMine {
  rankingMe { __typename ... on RankingMe { person { id others { id } } data } ${refused} }
}`

const forget = `mutation RankingForgetMe {
  rankingAct(act: { forgetMe: {} }) { __typename ... on RankingDone { person } ${refused} }
}`

/** Null: he is nobody in the register. */
export async function myData(
  gate: Gateway,
): Promise<{ readonly done: MyData | null } | { readonly refused: object }> {
  const answer = unpack(await gate.query<{ rankingMe: Mine }>(mine))
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
  unpack(await gate.query<{ rankingAct: object }>(forget))
