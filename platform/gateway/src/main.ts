/** Runs the gateway from its single modules, as in development and for a profile by file. */
import { start } from './start.js'

await start()
