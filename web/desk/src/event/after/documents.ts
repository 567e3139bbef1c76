/** What the director asks for after an event. A test checks it against the schema. */
export const afterEvent = `query AfterEvent($id: ID!) {
  event(id: $id) { __typename
    ... on Event {
      prizes { of place winner number name prize amount given { at by amount } }
      prizesAstray { of winner number name given { at by amount } }
      incidents {
        group kind at series table hand who points amount status question
        lines { code args { name text number flag } clause } text clause
      }
    }
  }
}` as const
