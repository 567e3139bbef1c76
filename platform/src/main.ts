/** The gateway as a process. This file alone reads the environment. */
import { join } from 'node:path'
import { BadConfig, readConfig } from './config.js'
import { games } from './games.js'
import { serve } from './serve.js'

const portal = join(import.meta.dirname, '../../web/portal/dist')

try {
  const { address, stop } = await serve(readConfig(process.env), games, portal)
  console.log(`Stolik is on ${address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  if (!(error instanceof BadConfig)) throw error
  console.error(error.message)
  process.exit(1)
}
