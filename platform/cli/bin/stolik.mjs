#!/usr/bin/env node
/** `npx stolik …`: runs the built command, or its source if that is newer or was never built. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isStale } from './stale.mjs'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist/bundle/main.js')
const source = join(root, 'src/main.ts')

if (existsSync(built) && !(existsSync(source) && isStale(join(root, '../..'), built))) {
  await import(pathToFileURL(built).href)
} else {
  const flags = ['--conditions=source', '--import', import.meta.resolve('tsx')]
  const { status } = spawnSync(process.execPath, [...flags, source, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
