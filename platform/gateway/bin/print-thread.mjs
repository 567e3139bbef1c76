/** The thread that prints, from its source: a thread does not read TypeScript because its process does. */
import { register } from 'tsx/esm/api'

register()
await import('../src/print-thread.ts')
