/**
 * The environment for a gateway of a test, without settings of the person who runs the tests. It would use them, or warn
 * about unknown ones.
 */
export const outer: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(STOLIK|OTEL)_/.test(name)),
)
