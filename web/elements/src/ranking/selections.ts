/** Parts of questions that several of them have. */

/** What is asked of every refusal. */
export const refused = `... on RankingRefused { code message args { name text number flag }
  problems { line code message args { name text number flag } } }`
