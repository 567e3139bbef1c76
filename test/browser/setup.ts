/** Before all journeys: the portal as it will be served, and what other sites embed of it. */
import { join } from 'node:path'
import { build } from 'vite'

export async function setup(): Promise<void> {
  const root = join(import.meta.dirname, '../../web/portal')
  const outside = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await build({ root, logLevel: 'error' })
  await build({ root, logLevel: 'error', configFile: join(root, 'embed.config.ts') })
  process.env['NODE_ENV'] = outside
}
