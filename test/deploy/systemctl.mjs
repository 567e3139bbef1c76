/**
 * `systemctl` for a machine without systemd: does by hand what the documents ask of it. A gateway is started by the
 * lines of the unit that the
 * commands have put into /etc/systemd/system, and supervised as the unit says (service.mjs). Servers start as by
 * Debian's units.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const [verb, ...rest] = process.argv.slice(2)
const units = rest.filter((word) => !word.startsWith('-'))
const signal = rest.find((word) => word.startsWith('--signal='))?.slice(9)

const run = (file, ...args) => execFileSync(file, args, { stdio: 'inherit' })
/** Starts a program in the background, with its output in a file. */
function launch(name, file, ...args) {
  const log = openSync(`/var/log/${name}.log`, 'a')
  const child = spawn(file, args, { detached: true, stdio: ['ignore', log, log] })
  child.unref()
  closeSync(log)
}
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
function until(what, isSo, patience = 30_000) {
  for (const end = Date.now() + patience; !isSo(); sleep(50))
    if (Date.now() > end) throw new Error(`${what} takes too long`)
}
const works = (file, ...args) => spawnSync(file, args, { stdio: 'ignore' }).status === 0

/** A gateway: `stolik@4000`. */
function gateway(name) {
  const pid = `/run/${name}.pid`
  const isThere = () => existsSync(pid)
  const supervisor = () => Number(readFileSync(pid, 'utf8'))
  const start = () => {
    if (isThere()) return
    rmSync(`/run/${name}.ready`, { force: true })
    launch(`${name}.supervisor`, process.execPath, join(import.meta.dirname, 'service.mjs'), name)
    until(`the start of ${name}`, () => existsSync(`/run/${name}.ready`))
  }
  const stop = () => {
    if (!isThere()) return
    process.kill(supervisor(), 'SIGTERM')
    until(`the end of ${name}`, () => !isThere())
  }
  return {
    start,
    stop,
    reload: () => undefined,
    kill: () => process.kill(Number(readFileSync(`/run/${name}.main`, 'utf8')), `SIG${signal}`),
  }
}

const servers = {
  nginx: {
    start: () => run('nginx'),
    reload: () => run('nginx', '-s', 'reload'),
    stop: () => {
      run('nginx', '-s', 'stop')
      until('the end of nginx', () => !existsSync('/run/nginx.pid'))
    },
  },
  caddy: {
    start: () => {
      const user = ['--reuid', 'caddy', '--regid', 'caddy', '--clear-groups']
      const ports = ['--inh-caps', '+net_bind_service', '--ambient-caps', '+net_bind_service']
      launch(
        'caddy',
        'setpriv',
        ...user,
        ...ports,
        'env',
        'HOME=/var/lib/caddy',
        'caddy',
        'run',
        '--config',
        '/etc/caddy/Caddyfile',
      )
      until('caddy', () => works('curl', '--silent', 'http://localhost:2019/config/'))
    },
    reload: () => run('caddy', 'reload', '--config', '/etc/caddy/Caddyfile'),
    stop: () => run('caddy', 'stop'),
  },
  'redis-server': {
    start: () => {
      const user = ['--reuid', 'redis', '--regid', 'redis', '--clear-groups']
      launch('redis', 'setpriv', ...user, 'redis-server', '/etc/redis/redis.conf', '--daemonize', 'no')
      until('redis', () => works('redis-cli', 'ping'))
    },
    stop: () => run('redis-cli', 'shutdown'),
  },
  postgresql: {
    start: () => {
      const [version] = execFileSync('pg_lsclusters', ['--no-header'], { encoding: 'utf8' }).split(/\s+/)
      if (version === '') throw new Error('Debian has made no cluster of PostgreSQL')
      run('pg_ctlcluster', version, 'main', 'start')
      until('postgresql', () => works('pg_isready'))
    },
    stop: () => run('pg_ctlcluster', '15', 'main', 'stop', '--mode', 'fast'),
  },
}
const of = (unit) => servers[unit] ?? gateway(unit)
const isUp = {
  // `nginx -t` leaves an empty PID file.
  nginx: () => existsSync('/run/nginx.pid') && readFileSync('/run/nginx.pid', 'utf8') !== '',
  caddy: () => works('curl', '--silent', 'http://localhost:2019/config/'),
}

switch (verb) {
  case 'daemon-reload':
    run('systemd-analyze', 'verify', '/etc/systemd/system/stolik@.service')
    break
  case 'enable':
  case 'start':
    for (const unit of units) of(unit).start()
    break
  case 'stop':
  case 'disable':
    for (const unit of units) of(unit).stop()
    break
  case 'restart':
    for (const unit of units) {
      of(unit).stop()
      of(unit).start()
    }
    break
  case 'reload-or-restart':
    for (const unit of units) (isUp[unit]?.() === true ? of(unit).reload : of(unit).start)()
    break
  case 'kill':
    for (const unit of units) of(unit).kill()
    break
  default:
    throw new Error(`no systemctl ${verb} here`)
}
