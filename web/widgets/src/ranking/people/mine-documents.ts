/** What a player asks the gateway about themselves. */
import { refused } from '../selections.js'

export const mine = `query RankingMine {
  rankingMe { __typename ... on RankingMe { person { id others { id } } data } ${refused} }
}`

export const forget = `mutation RankingForgetMe {
  rankingAct(act: { forgetMe: {} }) { __typename ... on RankingDone { person } ${refused} }
}`
