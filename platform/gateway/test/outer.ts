/** The environment for a gateway of a test: no setting of whoever runs the tests, which it would follow, or name as one that nobody knows. */
export const outer: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('STOLIK_')),
)
