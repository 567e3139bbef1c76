/** `stolik account`: what an operator does with accounts at the machine. The running gateway does it, so it holds at once. */
import type { NotDone, ShownAccount } from '@stolik/gateway/operator/requests'
import { take, type Call, type Values } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { withGateway, type Running } from './running.js'

const synopsis =
  'COMMAND ACCOUNT [--data FOLDER] [--json] [--give ROLE…] [--take ROLE…] [--for SPAN] [--mute] [--with-address] [--lift] [--yes]'

const grantable = ['REFEREE', 'ORGANISER', 'ASSOCIATION', 'OWNER'] as const
const spans = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const
/** Milliseconds: to forget somebody, everything that was ever played is searched. */
const longWork = 600_000

/** What a subcommand prints: data for programs, and lines for people. */
interface Answer {
  readonly data: object
  readonly lines: readonly string[]
}

type Options = Values<typeof synopsis>

/** The options of some subcommands, beside `--data` and `--json`. */
const options: Readonly<Record<string, readonly (keyof Options)[]>> = {
  roles: ['give', 'take'],
  ban: ['for', 'mute', 'with-address', 'lift'],
  forget: ['yes'],
}

/** Reads the options of a subcommand. @returns what the gateway is asked @throws UsageError for wrong ones */
type Subcommand = (who: string, values: Options) => (gateway: Running) => Promise<Answer | NotDone>

const subcommands: Readonly<Record<string, Subcommand>> = {
  find:
    (text, { json }) =>
    async (gateway) => {
      const found = await gateway.request({ kind: 'findAccounts', text })
      if (found.length === 0 && json !== true)
        throw new Failure('stolik: Nobody has such a login, name or id.')
      return listing(found)
    },
  roles: (who, values) => {
    const [give, drop] = [readRoles(values.give), readRoles(values.take)]
    return async (gateway) => {
      const changed = await gateway.request({ kind: 'changeRoles', who, give, take: drop })
      return isRefused(changed) ? changed : listing([changed])
    }
  },
  reset: (who) => async (gateway) => {
    const codes = await gateway.request({ kind: 'resetAccount', who })
    if (isRefused(codes)) return codes
    const lines = [
      `${who} is signed out everywhere; password, second step, passkeys and mail address are removed.`,
      'With one of these codes they choose a new password on the page where they sign in:',
      ...codes.map((code) => `  ${code}`),
    ]
    return { data: { codes }, lines }
  },
  ban: (who, values) => {
    if (values.lift === true)
      return async (gateway) => {
        const lifted = await gateway.request({ kind: 'liftBans', who })
        if (typeof lifted !== 'number') return lifted
        return { data: { lifted }, lines: [`Bans of ${who} that were lifted: ${lifted}.`] }
      }
    const lasts = spans.find((span) => span === (values.for ?? '').toUpperCase())
    if (lasts === undefined) throw new UsageError('Say how long: --for hour, day, week or month.')
    const { mute = false, 'with-address': withAddress = false } = values
    return async (gateway) => {
      const refused = await gateway.request({ kind: 'ban', who, lasts, mute, withAddress })
      const line = `${who} may not ${mute ? 'talk' : 'play'} for a ${lasts.toLowerCase()}.`
      return refused ?? { data: {}, lines: [line] }
    }
  },
  export: (who) => async (gateway) => {
    const data = await gateway.request({ kind: 'exportAccount', who }, longWork)
    return isRefused(data) ? data : { data, lines: [JSON.stringify(data, null, 2)] }
  },
  forget: (who, { yes }) => {
    if (yes !== true)
      throw new UsageError(`What is forgotten cannot be brought back. To forget ${who}, add --yes.`)
    return async (gateway) => {
      const refused = await gateway.request({ kind: 'forgetAccount', who }, longWork)
      const line = `${who} is forgotten. Backups have the name until they are removed.`
      return refused ?? { data: {}, lines: [line] }
    }
  },
}

export async function accountCommand({ args, io, env }: Call): Promise<void> {
  const { values, positionals } = take(args, synopsis)
  const [name = '', who, ...more] = positionals
  const command = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (command === undefined) throw new UsageError(`Name one of ${Object.keys(subcommands).join(', ')}.`)
  if (who === undefined || more.length > 0)
    throw new UsageError(`Name one account, such as: stolik account ${name} LOGIN.`)
  const allowed: readonly string[] = ['data', 'json', ...(options[name] ?? [])]
  const strange = Object.keys(values).find((option) => !allowed.includes(option))
  if (strange !== undefined) throw new UsageError(`stolik account ${name} has no option --${strange}.`)
  const request = command(who, values)
  await withGateway({ env }, values.data, async (gateway) => {
    const answer = await request(gateway)
    if (isRefused(answer)) throw new Failure(`stolik: ${answer.message} (${answer.refused})`)
    if (values.json === true) io.out(JSON.stringify(answer.data))
    else for (const line of answer.lines) io.out(line)
  })
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

const listing = (accounts: readonly ShownAccount[]): Answer => ({
  data: { accounts },
  lines: accounts.map(accountLine),
})

const accountLine = (account: ShownAccount): string => {
  const { id, name, login, club, roles, verified, sessions, bannedUntil } = account
  return [
    id,
    name,
    login === null ? `member of ${club ?? 'a club'}` : `login ${login}`,
    roles.join(' '),
    `sessions: ${sessions}`,
    ...(verified ? ['verified'] : []),
    ...(bannedUntil === null ? [] : [`banned until ${new Date(bannedUntil).toISOString()}`]),
  ].join(', ')
}
