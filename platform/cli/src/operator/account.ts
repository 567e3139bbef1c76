/** `stolik account`: what an operator does with accounts at the machine. The running gateway does it, so it holds at once. */
import type { NotDone, ShownAccount } from '@stolik/gateway/operator/requests'
import { take } from '../base/arguments.js'
import type { Running } from './doctor/look-gateways.js'
import { UsageError, type Io } from '../base/io.js'
import { dataFolder, withGateway } from './running.js'

const options = {
  data: { type: 'string' },
  json: { type: 'boolean' },
  give: { type: 'string', multiple: true },
  take: { type: 'string', multiple: true },
  for: { type: 'string' },
  mute: { type: 'boolean' },
  'with-address': { type: 'boolean' },
  lift: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const
type Values = ReturnType<typeof take<typeof options>>['values']

const grantable = ['REFEREE', 'ORGANISER', 'ASSOCIATION', 'OWNER'] as const
const spans = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const
/** Milliseconds: to forget somebody, everything that was ever played is searched. */
const longWork = 600_000

/** Which options belong to which command, beside `--data` and `--json`. */
const commands = {
  find: [],
  roles: ['give', 'take'],
  reset: [],
  ban: ['for', 'mute', 'with-address', 'lift'],
  export: [],
  forget: ['yes'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof options)[]>>
type Command = keyof typeof commands
const isCommand = (text: string): text is Command => Object.hasOwn(commands, text)

export async function accountCommand(
  args: readonly string[],
  io: Io,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const { values, positionals } = take(args, options, true)
  const [command = '', who, ...more] = positionals
  if (!isCommand(command)) throw new UsageError(`Name one of ${Object.keys(commands).join(', ')}.`)
  if (who === undefined || more.length > 0)
    throw new UsageError(`Name one account, such as: stolik account ${command} LOGIN.`)
  const allowed: readonly string[] = ['data', 'json', ...commands[command]]
  const strange = Object.keys(values).find((name) => !allowed.includes(name))
  if (strange !== undefined) throw new UsageError(`stolik account ${command} has no option --${strange}.`)
  if (command === 'forget' && values.yes !== true)
    throw new UsageError(`What is forgotten cannot be brought back. To forget ${who}, add --yes.`)
  const work = workOf(command, who, values, io)
  return withGateway(dataFolder(values.data, env), io, work)
}

type Work = (gateway: Running) => Promise<number>

function workOf(command: Command, who: string, values: Values, io: Io): Work {
  const { json = false } = values
  const show = (accounts: readonly ShownAccount[]): number => {
    if (json) io.out(JSON.stringify({ accounts }))
    else for (const account of accounts) io.out(line(account))
    return 0
  }
  switch (command) {
    case 'find':
      return async (gateway) => {
        const found = await gateway.request({ kind: 'findAccounts', text: who })
        if (found.length > 0 || json) return show(found)
        io.error('stolik: Nobody has such a login, name or id.')
        return 1
      }
    case 'roles': {
      const [give, drop] = [readRoles(values.give), readRoles(values.take)]
      return async (gateway) => {
        const changed = await gateway.request({ kind: 'changeRoles', who, give, take: drop })
        return isRefused(changed) ? refused(changed, io) : show([changed])
      }
    }
    case 'reset':
      return async (gateway) => {
        const codes = await gateway.request({ kind: 'resetAccount', who })
        if (isRefused(codes)) return refused(codes, io)
        if (json) io.out(JSON.stringify({ codes }))
        else {
          io.out(
            `${who} is signed out everywhere; password, second step, passkeys and mail address are removed.`,
          )
          io.out('With one of these codes they choose a new password on the page where they sign in:')
          for (const code of codes) io.out(`  ${code}`)
        }
        return 0
      }
    case 'ban': {
      if (values.lift === true)
        return async (gateway) => {
          const lifted = await gateway.request({ kind: 'liftBans', who })
          if (typeof lifted !== 'number') return refused(lifted, io)
          io.out(json ? JSON.stringify({ lifted }) : `Bans of ${who} that were lifted: ${lifted}.`)
          return 0
        }
      const lasts = spans.find((span) => span === (values.for ?? '').toUpperCase())
      if (lasts === undefined) throw new UsageError('Say how long: --for hour, day, week or month.')
      const how = { mute: values.mute === true, withAddress: values['with-address'] === true }
      return async (gateway) => {
        const done = await gateway.request({ kind: 'ban', who, lasts, ...how })
        if (done !== null) return refused(done, io)
        io.out(json ? '{}' : `${who} may not ${how.mute ? 'talk' : 'play'} for a ${lasts.toLowerCase()}.`)
        return 0
      }
    }
    case 'export':
      return async (gateway) => {
        const all = await gateway.request({ kind: 'exportAccount', who }, longWork)
        if (isRefused(all)) return refused(all, io)
        io.out(JSON.stringify(all, null, json ? undefined : 2))
        return 0
      }
    case 'forget':
      return async (gateway) => {
        const done = await gateway.request({ kind: 'forgetAccount', who }, longWork)
        if (done !== null) return refused(done, io)
        io.out(json ? '{}' : `${who} is forgotten. Backups have the name until they are removed.`)
        return 0
      }
  }
}

function readRoles(texts: readonly string[] = []): readonly (typeof grantable)[number][] {
  return texts.flatMap((text) =>
    text.split(',').map((one) => {
      const role = grantable.find((name) => name === one.trim().toUpperCase())
      if (role === undefined) throw new UsageError(`A role is one of ${grantable.join(', ')}, not “${one}”.`)
      return role
    }),
  )
}

const isRefused = (answer: object): answer is NotDone => 'refused' in answer

function refused({ message, refused: code }: NotDone, io: Io): number {
  io.error(`stolik: ${message} (${code})`)
  return 1
}

const line = ({ id, name, login, club, roles, verified, sessions, bannedUntil }: ShownAccount): string =>
  [
    ...[id, name, login === null ? `member of ${club ?? 'a club'}` : `login ${login}`],
    ...[roles.join(' '), `sessions: ${sessions}`],
    ...(verified ? ['verified'] : []),
    ...(bannedUntil === null ? [] : [`banned until ${new Date(bannedUntil).toISOString()}`]),
  ].join(', ')
