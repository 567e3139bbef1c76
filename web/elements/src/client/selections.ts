/** Parts of questions that several of them have. */

export const refused = '... on Refused { code }'

/** What comes of an order at a table. */
export const settled = `__typename ... on Table { id seq } ${refused}`

/** What comes of signing in. */
export const signedIn = `__typename ... on SignedIn { name login token refresh expiresIn } ${refused}`
