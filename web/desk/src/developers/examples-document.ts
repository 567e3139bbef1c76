/** The query of the page for developers. */
export const examples = `query Examples {
  lobby { id }
  events { id phase }
  rankings { id editions { status } }
  leagues { league }
}`
