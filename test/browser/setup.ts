/** Runs before all journeys: builds the gateway, the portal and what other sites embed, where they changed. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export function setup(): void {
  execFileSync('npx', ['--no-install', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
