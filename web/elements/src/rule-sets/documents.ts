/** The query for the rule sets that an owner keeps, or without one, that all keep. */
export const keptRules = `query KeptRules($owner: ID) {
  ruleSets(owner: $owner) { game base name profile tables { chairs lengths } }
}`
