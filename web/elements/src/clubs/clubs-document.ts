/** What the list of clubs asks. */
export const clubs = 'query Clubs { clubs { name place site rankings { ranking name club players } } }'
