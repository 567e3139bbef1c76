/** `npm run load -- outages` with few tables and outages. STOLIK_OUTAGES gives it other options. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { hasPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis } from '../../../../test/servers/redis.js'

const root = join(import.meta.dirname, '../../../..')
const few = '--tables 20 --restarts 2 --kills 1 --partitions 1 --think 1000 --pause 8000'
const options = (process.env['STOLIK_OUTAGES'] ?? few).split(' ')

it.skipIf(!hasRedis || !hasPostgres)(
  'what was acknowledged while Redis, gateways and networks failed is stored once, and nobody waits in vain',
  { timeout: 7_200_000 },
  async () => {
    const run = promisify(execFile)
    await run('npx', ['--no-install', 'turbo', 'run', 'build', '--filter=@stolik/gateway'], { cwd: root })
    const main = join(root, 'test/load/outages/main.ts')
    const { stdout } = await run(process.execPath, ['--import', 'tsx', main, ...options], { cwd: root })
    console.log(stdout)
    expect(stdout).toContain('nothing is missing, nothing is there twice, nobody waits')
  },
)
