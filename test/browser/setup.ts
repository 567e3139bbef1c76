/** Before all journeys: the portal as it will be served. */
import { join } from 'node:path'
import { build } from 'vite'

export async function setup(): Promise<void> {
  const outside = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  await build({ root: join(import.meta.dirname, '../../web/portal'), logLevel: 'error' })
  process.env['NODE_ENV'] = outside
}
