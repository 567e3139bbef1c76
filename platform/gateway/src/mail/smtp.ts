/** Hands mails to the configured SMTP server. */
import { isIP } from 'node:net'
import type { Mailer } from './server.js'

export interface Smtp {
  /** A URL with `smtp:` or `smtps:`, and with user and password if the server needs them. */
  readonly server: string
  /** The sender: an address, or a name with an address in angle brackets. */
  readonly from: string
}

const patience = 30_000

/** Loaded on demand: it takes half a second on a slow machine, and a start without mails need not wait for that. */
const library = () => import('nodemailer')

/** The options of a connection to the server. @param timeout in milliseconds */
function connection(server: string, timeout: number) {
  const { protocol, hostname, port, username, password } = new URL(server)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  const usualPort = secure ? 465 : 587
  const hasPassword = username !== ''
  return {
    host,
    secure,
    port: port === '' ? usualPort : Number(port),
    // A password is sent only to this machine or over TLS.
    requireTLS: !secure && hasPassword && !isLoopback(host),
    ...(hasPassword && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Greets the server, and signs in if a user is named, without sending anything. @throws what the mail library throws */
export async function greet(server: string, timeout: number): Promise<void> {
  const { createTransport } = await library()
  const transport = createTransport(connection(server, timeout))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

export function smtp({ server, from }: Smtp): Mailer {
  const open = async () => {
    const { createTransport } = await library()
    return createTransport({ pool: true, maxConnections: 2, ...connection(server, patience) })
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    send: async ({ id, ...rest }) => {
      opened ??= open()
      await (await opened).sendMail({ ...rest, ...(id !== undefined && { messageId: id }), from })
    },
    stop: () => void opened?.then((transport) => transport.close()),
  }
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
