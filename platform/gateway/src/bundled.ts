/** Runs the gateway from its bundle: `bin/bundle.mjs` puts this file beside it, as `dist/bundle/main.js`. */
import { join } from 'node:path'
import { loadScript } from './base/code-cache.js'
import type * as gateway from './start.js'

const { exports } = loadScript(join(import.meta.dirname, 'gateway.cjs'))
await (exports as typeof gateway).start()
