/** Reaches the gateways that run on a data folder, for commands that they must do themselves. */
import { join, resolve } from 'node:path'
import { controlsIn, gatewayOf } from '@stolik/gateway/backup/control'
import type { Answers, OperatorRequest } from '@stolik/gateway/operator/requests'
import type { Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'

export interface Running {
  /** Its port, if the database is a server's; undefined if it has a file for itself. */
  readonly port: number | undefined
  /** @throws if the gateway ends meanwhile, does not answer in time, or is of a version that does not know the request */
  request<K extends OperatorRequest['kind']>(
    request: Extract<OperatorRequest, { readonly kind: K }>,
    timeout?: number,
  ): Promise<Answers[K]>
  end(): void
}

/** Milliseconds. */
const usual = 5_000

/** Connects to all of them; `end` must be called for each. */
export async function runningOn(folder: string): Promise<readonly Running[]> {
  const found = await Promise.all((await controlsIn(folder)).map((name) => running(folder, name)))
  return found.filter((gateway) => gateway !== undefined)
}

/** @param name of its control socket, such as `control-4000` */
async function running(folder: string, name: string): Promise<Running | undefined> {
  const gateway = await gatewayOf(folder, name)
  if (gateway === undefined) return undefined
  const [, port] = name.split('-')
  return {
    port: port === undefined ? undefined : Number(port),
    // The gateway knows which answer belongs to which request.
    request: async (request, timeout = usual) => (await inTime(gateway.request(request), timeout)) as never,
    end: () => gateway.end(),
  }
}

function inTime<T>(answer: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the gateway does not answer')), timeout)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/**
 * Does something with a running gateway on the data folder that `--data` names, else the settings. Of several on one folder it
 * takes the first, unless a port is named: all of them share the database.
 * @throws Failure if no gateway runs there, or it does not answer
 */
export async function withGateway(
  { env }: Pick<Call, 'env'>,
  data: string | undefined,
  work: (gateway: Running, all: readonly Running[]) => Promise<void>,
  port?: number,
): Promise<void> {
  const folder = resolve(data ?? (env['STOLIK_DATA'] || join(process.cwd(), 'var')))
  const all = await runningOn(folder)
  const first = all.find((gateway) => port === undefined || gateway.port === port)
  try {
    if (first !== undefined) return await work(first, all)
  } catch (error) {
    if (error instanceof UsageError || error instanceof Failure || !(error instanceof Error)) throw error
    throw new Failure(
      'stolik: The gateway did not answer. It may have ended, or be of another version. Look, and try again.',
    )
  } finally {
    for (const gateway of all) gateway.end()
  }
  throw new Failure(
    `stolik: No gateway runs with the data folder ${folder}, or this user may not reach it. ` +
      'Start it, name its folder with --data, and run the command as its user.',
  )
}
