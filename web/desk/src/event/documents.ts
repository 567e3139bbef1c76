/** Queries of the desk beside those of `<stolik-event>`. A test checks them against the schema. */

export const cash = `query EventCash($id: ID!) {
  event(id: $id) { __typename
    ... on Event {
      cash {
        currency fees back lost income costs fund promised prizes left handedOut inBox
        booked { n at by what amount struck } owing { player amount paid } refunds { player amount paid }
      }
    }
  }
}` as const

export const tablePeople = `subscription TablePeople($id: ID!) {
  table(id: $id) { id seq epoch awaits players { name bot online awaySince } }
}` as const
