/** The GraphQL document for the list of clubs. */
export const clubs = 'query Clubs { clubs { id name place site rankings { ranking name club players } } }'
