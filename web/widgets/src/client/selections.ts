/** Parts of questions that several of them have. */

export const refused = '... on Refused { code }'

/** What comes of signing in. */
export const signedIn = `__typename ... on SignedIn { name login token refresh expiresIn } ${refused}`
