/** Runs a thread from its source: a thread does not read TypeScript because its process does. */
import { register } from 'tsx/esm/api'

register()
await import(process.argv[2])
