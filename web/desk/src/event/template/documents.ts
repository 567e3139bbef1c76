/** What a director's own sheet holds of players beside the published results. A test checks it against the schema. */
export const sheetPlayers = `query SheetPlayers($id: ID!) {
  event(id: $id) { __typename
    ... on Event { players { number surname licence } }
  }
}` as const
