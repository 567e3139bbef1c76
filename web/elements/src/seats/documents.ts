/** The GraphQL document of a person's own seats. A test checks it against the schema. */
export const seats = `subscription Seats {
  seats {
    chair kept toMove
    table { id game profile speed length rated phase done players { name mark bot online } }
  }
}`
