/** A document of its own, since it is loaded with rankings on club pages. */
export const person = `query RankingPersonOfMine {
  rankingMe { __typename ... on RankingMe { person { id } } }
}`
