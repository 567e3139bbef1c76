/** The thread that examines hands, from its source: a thread does not read TypeScript because its process does. */
import { register } from 'tsx/esm/api'

register()
await import('../src/findings-thread.ts')
