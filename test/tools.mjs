/**
 * The tools that the tests need besides Node, and how to get them. They are found on the PATH or where Debian keeps them. Whoever
 * asks for it has missing ones installed by apt, where that works (Debian or Ubuntu, as root). Other versions of Node come from npm.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps the programs of each PostgreSQL version in a folder of its own, which is not on the PATH. */
function postgresFolders() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return []
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
}

/** Each version of WebKit on GTK has its browser in a folder of its own. */
function webkitFolders() {
  return ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((machine) => join('/usr/lib', machine))
    .filter((libraries) => existsSync(libraries))
    .flatMap((libraries) =>
      readdirSync(libraries)
        .filter((name) => name.startsWith('webkit2gtk-4'))
        .map((name) => join(libraries, name)),
    )
}

/** Kept apart from our own packages: beside them, npm would run everything with this Node. */
const node24 = join(import.meta.dirname, 'node24')
const node22 = join(import.meta.dirname, 'node22')

/** Where Debian keeps Liberation Sans, in older and newer versions. */
const fontFolders = () =>
  ['liberation', 'liberation2'].map((family) => join('/usr/share/fonts/truetype', family))

/** Apart as well: pages of other people are made with them, none of ours. */
const frameworks = join(import.meta.dirname, 'frameworks')

const tools = [
  {
    // The headless shell is the same browser without window drawing, and needs two thirds of the processor time: it is preferred
    // to any other, and installed even where another one is here.
    id: 'chromium',
    best: 'chromium-headless-shell',
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    environment: 'CHROMIUM',
    apt: ['chromium-headless-shell'],
    install: 'install Chromium or Chrome, or set CHROMIUM to its path',
  },
  {
    id: 'firefox',
    names: ['firefox-esr', 'firefox'],
    environment: 'FIREFOX',
    apt: ['firefox-esr'],
    install: 'install Firefox, or set FIREFOX to its path',
  },
  {
    id: 'webkit',
    names: ['WebKitWebDriver'],
    environment: 'WEBKIT_DRIVER',
    apt: ['webkit2gtk-driver'],
    install: 'install WebKitGTK’s WebDriver, or set WEBKIT_DRIVER to its path',
  },
  {
    id: 'minibrowser',
    names: ['MiniBrowser'],
    folders: webkitFolders,
    environment: 'MINIBROWSER',
    apt: ['webkit2gtk-driver'],
    install: 'install WebKitGTK’s MiniBrowser, or set MINIBROWSER to its path',
  },
  {
    id: 'xvfb',
    names: ['Xvfb'],
    environment: 'XVFB',
    apt: ['xvfb'],
    install: 'install Xvfb, or set XVFB to its path',
  },
  {
    id: 'php',
    names: ['php'],
    environment: 'PHP',
    apt: ['php-cli'],
    install: 'install PHP 8 with sodium, or set PHP to its path',
  },
  {
    // The font in test/elements/narrow-fonts.conf: without it there would be only one set of fonts.
    id: 'fonts',
    names: ['LiberationSans-Regular.ttf'],
    folders: fontFolders,
    mode: constants.R_OK,
    environment: 'LIBERATION_SANS',
    apt: ['fonts-liberation'],
    install: 'install the Liberation fonts',
  },
  {
    id: 'redis',
    names: ['redis-server', 'valkey-server'],
    environment: 'REDIS_SERVER',
    apt: ['redis-server'],
    install: 'install Redis or Valkey, or set REDIS_SERVER to its redis-server',
  },
  {
    // Found by initdb, which lies beside the other programs.
    id: 'postgres',
    names: ['initdb'],
    folders: postgresFolders,
    environment: 'POSTGRES_INITDB',
    apt: ['postgresql'],
    install: 'install PostgreSQL 15 or newer, or set POSTGRES_INITDB to its initdb',
  },
  {
    id: 'nginx',
    names: ['nginx'],
    folders: () => ['/usr/sbin'],
    environment: 'NGINX',
    apt: ['nginx'],
    install: 'install nginx',
  },
  {
    id: 'caddy',
    names: ['caddy'],
    environment: 'CADDY',
    apt: ['caddy'],
    install: 'install Caddy',
  },
  {
    id: 'notify',
    names: ['systemd-notify'],
    environment: 'SYSTEMD_NOTIFY',
    apt: ['systemd'],
    install: 'install systemd',
  },
  {
    id: 'node24',
    names: [join(`node-${process.platform}-${process.arch}`, 'bin', 'node')],
    folders: () => [join(node24, 'node_modules')],
    environment: 'NODE24',
    npm: [node24],
    install: 'run npm ci in test/node24, or set NODE24 to a Node 24',
  },
  {
    id: 'node22',
    names: [join(`node-${process.platform}-${process.arch}`, 'bin', 'node')],
    folders: () => [join(node22, 'node_modules')],
    environment: 'NODE22',
    npm: [node22],
    install: 'run npm ci in test/node22, or set NODE22 to a Node 22',
  },
  {
    id: 'frameworks',
    names: ['react18/node_modules/react/package.json'],
    folders: () => [frameworks],
    mode: constants.R_OK,
    environment: 'STOLIK_FRAMEWORKS',
    npm: [frameworks, join(frameworks, 'react18')],
    install: 'run npm ci in test/frameworks and in test/frameworks/react18',
  },
]

const isThere = (file, mode) => {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

const onPath = (names, more = [], mode = constants.X_OK) =>
  names
    .flatMap((name) =>
      [...more, ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, name)),
    )
    .find((file) => isThere(file, mode))

const look = (tool) => process.env[tool.environment] ?? onPath(tool.names, tool.folders?.(), tool.mode)

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath(['apt-get'])

function installByNpm(folder) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

function install(packages) {
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // At run level 1 Debian does not start newly installed services: the tests start their own.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/** The path of a tool if it is installed; installs nothing. */
export const findTool = (id) => look(tools.find((tool) => tool.id === id))

/**
 * Looks for tools, and installs missing ones if `install` says so: `{ id: { path } }` or `{ id: { missing: what to do } }`.
 * @param {ReadonlySet<string>} ids
 */
export function findTools(ids, { install: may }) {
  const found = {}
  for (const tool of tools.filter(({ id }) => ids.has(id))) {
    if (may && !isBest(tool)) installTool(tool)
    const path = look(tool)
    found[tool.id] = path === undefined ? { missing: tool.install } : { path }
    if (path !== undefined) process.env[tool.environment] = path
  }
  return found
}

/** Whether the best program for it is here: its first name, or whatever somebody has chosen. */
const isBest = (tool) =>
  process.env[tool.environment] !== undefined ||
  (tool.best === undefined ? look(tool) : onPath([tool.best])) !== undefined

function installTool(tool) {
  if (tool.npm !== undefined) {
    console.log(`${tool.id} is not here: installing it with npm`)
    tool.npm.forEach(installByNpm)
  } else if (canInstall()) {
    console.log(`${tool.best ?? tool.id} is not here: installing it with apt`)
    install(tool.apt)
  }
}
