/**
 * The tools that the tests need beside Node, and how to come by them: found on the PATH, or installed by apt
 * where that is possible without asking (Debian or Ubuntu, as root).
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const tools = [
  {
    id: 'chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    environment: 'CHROMIUM',
    apt: ['chromium'],
    install: 'install Chromium or Chrome, or set CHROMIUM to its path',
  },
]

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(runs)

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath(['apt-get'])

function install(packages) {
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Looks for every tool: `{ id: { path } }` or `{ id: { missing: what to do } }`. */
export function findTools() {
  const found = {}
  for (const tool of tools) {
    const look = () => process.env[tool.environment] ?? onPath(tool.names)
    let path = look()
    if (path === undefined && canInstall()) {
      console.log(`${tool.id} is not here: installing it with apt`)
      install(tool.apt)
      path = look()
    }
    found[tool.id] = path === undefined ? { missing: tool.install } : { path }
    if (path !== undefined) process.env[tool.environment] = path
  }
  return found
}
