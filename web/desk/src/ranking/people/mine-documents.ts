/** The queries of a player about themselves. */
import { refused } from '@stolik/elements/ranking/selections'

export const mine = `query RankingMine {
  rankingMe { __typename ... on RankingMe { person { id others { id } } data } ${refused} }
}` as const

export const forget = `mutation RankingForgetMe {
  rankingAct(act: { forgetMe: {} }) { __typename ... on RankingDone { person } ${refused} }
}` as const
