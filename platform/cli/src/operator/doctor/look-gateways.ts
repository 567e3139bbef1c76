/** Finds the gateways that run on a data folder, and asks them. */
import { controlsIn, gatewayOf } from '@stolik/gateway/backup/control'
import type { Answers, OperatorRequest } from '@stolik/gateway/operator/requests'

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

/** The port in the name of a control socket, `control-4000`. */
const portIn = (name: string): number | undefined => {
  const [, port] = name.split('-')
  return port === undefined ? undefined : Number(port)
}

/** Connects to all of them; `end` must be called for each. */
export async function runningOn(folder: string): Promise<readonly Running[]> {
  const names = await controlsIn(folder)
  const found = await Promise.all(
    names.map(async (name) => ({ name, gateway: await gatewayOf(folder, name) })),
  )
  return found.flatMap(({ name, gateway }) =>
    gateway === undefined
      ? []
      : [
          {
            port: portIn(name),
            // The gateway knows which answer belongs to which request.
            request: async (request, timeout = usual) =>
              (await inTime(gateway.request(request), timeout)) as never,
            end: () => gateway.end(),
          } satisfies Running,
        ],
  )
}

function inTime<T>(answer: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the gateway does not answer')), timeout)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
