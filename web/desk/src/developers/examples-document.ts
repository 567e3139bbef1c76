/** What the page for developers asks. */
export const examples = `query Examples {
  lobby { id }
  events { id phase }
  rankings { id editions { status } }
}`
