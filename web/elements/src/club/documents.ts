/** The GraphQL documents of the page of a club. A test checks them against the schema. */
const event = 'id name place starts mode game phase players'

export const clubPage = `query ClubPage($club: ID!) {
  club(id: $club) {
    id name place site signs listed
    coming { ${event} }
    results { event { ${event} } first { place name points } }
    rankings { ranking name club players decimals first { person name place score } }
    tables { id game profile speed length rated phase done players { name bot online mark } }
    members { name }
  }
}`

export const listAtClub = `mutation ListAtClub($listed: Boolean!) {
  listAtClub(listed: $listed) { __typename ... on Refused { code } }
}`
