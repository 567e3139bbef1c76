/**
 * service.mjs stolik@PORT: supervises one gateway by the lines of its unit, as systemd does. It handles the user, the
 * environment, READY before the start returns, a heartbeat within WatchdogSec (or a kill), and a restart after RestartSec. Perl
 * listens on the Unix socket, because Node cannot.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const name = process.argv[2]
const instance = name.split('@')[1]
const unit = readFileSync('/etc/systemd/system/stolik@.service', 'utf8').replaceAll('%i', instance)
const all = (key) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map((match) => match[1])
const one = (key) => {
  const [value] = all(key)
  if (value === undefined) throw new Error(`the unit says no ${key}`)
  return value
}
const milliseconds = (key) => Number(/^(\d+)s?$/.exec(one(key))?.[1]) * 1_000

const id = (flag) => Number(execFileSync('id', [flag, one('User')], { encoding: 'utf8' }))
const owner = { uid: id('-u'), gid: id('-g') }
for (const state of all('StateDirectory').map((folder) => `/var/lib/${folder}`)) {
  mkdirSync(state, { recursive: true })
  execFileSync('chown', ['--recursive', one('User'), state])
  chmodSync(state, parseInt(one('StateDirectoryMode'), 8))
}

/** The name and value that a line of an environment file sets; quotes around a value are not part of it. */
const pair = (line) => {
  const at = line.indexOf('=')
  return [line.slice(0, at), line.slice(at + 1).replace(/^(['"])(.*)\1$/, '$2')]
}
const file = readFileSync(one('EnvironmentFile'), 'utf8')
  .split('\n')
  .filter((line) => /^\w+=/.test(line))
const environment = Object.fromEntries(
  [...all('Environment').flatMap((line) => line.split(' ')), ...file].map(pair),
)

const socket = `/run/${name}.notify`
const listen = `
  $| = 1; my $place = $ARGV[0]; unlink $place;
  my $socket = IO::Socket::UNIX->new(Type => SOCK_DGRAM, Local => $place) or die $!;
  chmod 0666, $place; print "OPEN\\n";
  while (defined $socket->recv(my $said, 4096)) { print "$said\\n" if $said ne "" }`
const listener = spawn('perl', ['-MSocket', '-MIO::Socket::UNIX', '-e', listen, socket])
let lastSign = 0
let isReady = false
let main
let isStopping = false
const told = createInterface(listener.stdout)
await new Promise((resolve) => told.once('line', resolve))
told.on('line', (line) => {
  writeFileSync(`/var/log/${name}.notify`, `${Date.now()} ${line}\n`, { flag: 'a' })
  if (line === 'READY=1' || line === 'WATCHDOG=1') lastSign = Date.now()
  if (line !== 'READY=1') return
  isReady = true
  writeFileSync(`/run/${name}.ready`, '')
})

const watchdog = milliseconds('WatchdogSec')
const log = (line) => writeFileSync(`/var/log/${name}.log`, `${line}\n`, { flag: 'a' })

function start() {
  isReady = false
  const [program, ...args] = one('ExecStart').split(' ')
  const wrapped = ['-c', `umask ${one('UMask')}; exec "$@"`, 'sh', program, ...args]
  main = spawn('/bin/sh', wrapped, {
    ...owner,
    cwd: one('WorkingDirectory'),
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      ...environment,
      NOTIFY_SOCKET: socket,
      WATCHDOG_USEC: String(watchdog * 1_000),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  writeFileSync(`/run/${name}.main`, String(main.pid))
  for (const stream of [main.stdout, main.stderr]) createInterface(stream).on('line', log)
  main.once('exit', (code, signal) => {
    log(`ended: ${code ?? signal}`)
    if (isStopping) return end(code)
    rmSync(`/run/${name}.ready`, { force: true })
    setTimeout(start, milliseconds('RestartSec'))
  })
}
setInterval(() => {
  if (!isReady || isStopping || Date.now() - lastSign < watchdog) return
  isReady = false
  log('no sign of life: ended by the watchdog')
  main.kill('SIGKILL')
}, 250)

function end(code) {
  listener.kill()
  for (const kind of ['pid', 'main', 'ready', 'notify']) rmSync(`/run/${name}.${kind}`, { force: true })
  process.exit(code ?? 1)
}
process.once('SIGTERM', () => {
  isStopping = true
  main.kill('SIGTERM')
})
writeFileSync(`/run/${name}.pid`, String(process.pid))
start()
