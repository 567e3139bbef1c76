/** Parts that several documents share. */

export const refused = '... on Refused { code }'

/** The result of an order at a table. */
export const settled = `__typename ... on Table { id seq } ${refused}`

/** The result of signing in. */
export const signedIn = `__typename ... on SignedIn { name login token refresh expiresIn } ${refused}`
