#!/usr/bin/env node
/** `npx stolik …`: the built command, or its source on a fresh clone. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const built = join(root, 'dist/cli.js')

if (existsSync(built)) {
  await import(pathToFileURL(built).href)
} else {
  const source = join(root, 'src/cli.ts')
  const flags = ['--conditions=source', '--import', import.meta.resolve('tsx')]
  const { status } = spawnSync(process.execPath, [...flags, source, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
