/** Asked alone: it goes with rankings on pages of clubs. */
export const person = `query RankingPersonOfMine {
  rankingMe { __typename ... on RankingMe { person { id } } }
}`
