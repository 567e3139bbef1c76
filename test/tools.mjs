/**
 * The tools that the tests need beside Node, and how to come by them: found on the PATH or where Debian keeps
 * them, or installed by apt where that is possible without asking (Debian or Ubuntu, as root).
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps the programs of each PostgreSQL apart, and none of them on the PATH. */
function postgresFolders() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return []
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
}

const tools = [
  {
    id: 'chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    environment: 'CHROMIUM',
    apt: ['chromium'],
    install: 'install Chromium or Chrome, or set CHROMIUM to its path',
  },
  {
    id: 'redis',
    names: ['redis-server', 'valkey-server'],
    environment: 'REDIS_SERVER',
    apt: ['redis-server'],
    install: 'install Redis or Valkey, or set REDIS_SERVER to its redis-server',
  },
  {
    // Found by initdb, which is the one that lies beside all the others.
    id: 'postgres',
    names: ['initdb'],
    folders: postgresFolders,
    environment: 'POSTGRES_INITDB',
    apt: ['postgresql'],
    install: 'install PostgreSQL 15 or newer, or set POSTGRES_INITDB to its initdb',
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

const onPath = (names, more = []) =>
  names
    .flatMap((name) =>
      [...more, ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, name)),
    )
    .find(runs)

const look = (tool) => process.env[tool.environment] ?? onPath(tool.names, tool.folders?.())

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath(['apt-get'])

function install(packages) {
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // At run level 1 Debian starts no service that it has just installed: the tests start their own.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** Where a tool is, if it is here; nothing is installed. */
export const findTool = (id) => look(tools.find((tool) => tool.id === id))

/** Looks for every tool: `{ id: { path } }` or `{ id: { missing: what to do } }`. */
export function findTools() {
  const found = {}
  for (const tool of tools) {
    let path = look(tool)
    if (path === undefined && canInstall()) {
      console.log(`${tool.id} is not here: installing it with apt`)
      install(tool.apt)
      path = look(tool)
    }
    found[tool.id] = path === undefined ? { missing: tool.install } : { path }
    if (path !== undefined) process.env[tool.environment] = path
  }
  return found
}
