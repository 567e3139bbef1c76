/** Before all journeys: the portal as it will be served, and what other sites embed of it; made anew only where it changed. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export function setup(): void {
  execFileSync(
    'npx',
    ['--no-install', 'turbo', 'run', 'build', '--filter=@stolik/portal', '--output-logs=errors-only'],
    {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
}
