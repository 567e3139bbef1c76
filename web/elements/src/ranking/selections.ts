/** Selections that several queries share. */

/** The fields requested of every refusal. */
export const refused = `... on RankingRefused { code message args { name text number flag }
  problems { line code message args { name text number flag } } }`
