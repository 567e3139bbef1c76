/** A document of its own, since a list of rankings stands on pages of clubs. */
export const rankings = `query Rankings { rankings { id association name game editions { number date status } } }`
