/**
 * A gateway for tests. It answers queries by the name of their operation, and lets tests push data to subscriptions. What no gateway
 * would answer fails the test.
 */
import { answered } from './answered.js'

interface Asked {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly token: string | null
  readonly over: 'http' | 'connection'
}

export interface Line {
  /** The base address to give to an element. */
  readonly base: string
  /** All queries and orders, over HTTP or a connection, in order. */
  readonly asked: readonly Asked[]
  /** Sets the answer to an operation; a function is called with the request. */
  answer(operation: string, data: object | ((asked: Asked) => object)): void
  /** Sets the answer at any other address, such as the club's site; returns the requests that it receives. */
  serve(
    address: string,
    answer: (how: RequestInit) => Response | Promise<Response>,
  ): { readonly asked: readonly RequestInit[] }
  /** Resolves when the query or order has been sent n times. */
  until(operation: string, times?: number): Promise<Asked>
  /** Resolves with the variables of the subscriptions of that name, once there is one. */
  followed(operation: string): Promise<readonly Asked['variables'][]>
  /** Pushes data to every subscription of that name, once there is one. */
  push(operation: string, data: object): Promise<void>
  /** Ends every subscription of that name with a refusal. */
  refuse(operation: string, code: string): Promise<void>
  /** The tokens that connections were opened with, in order; null for nobody. */
  readonly greeted: readonly (string | null)[]
  /** Whether connections leave orders unanswered. */
  silent(is: boolean): void
  /** Closes every connection that has subscriptions, with that code. */
  close(code: number): void
  /** `cut` takes the network down, `mend` restores it. */
  cut(): void
  mend(): void
  restore(): void
}

const nameOf = (query: string): string => /^\s*\w+\s+(\w+)/.exec(query)?.[1] ?? ''

interface Live {
  readonly socket: FakeSocket
  readonly id: string
  readonly operation: string
  readonly query: string
  readonly variables: Asked['variables']
}

let count = 0
let down = false
/** Whether connections leave orders unanswered. */
let isSilent = false
const live = new Set<Live>()
let greeted: (string | null)[] = []
/** Answers an order that comes over a connection. */
let answerOrder = (_order: Asked, _query: string): object => ({})
/** What no gateway would have answered. */
let wrong: Error[] = []

/** An answer that no gateway gives is an error to the element, and fails the test at its end. */
function checked(query: string, data: object): object {
  try {
    return { data: answered(query, data) }
  } catch (error) {
    wrong.push(error as Error)
    return { errors: [{ message: String(error) }] }
  }
}
const waiting = new Set<() => void>()
const woken = (): void => {
  for (const look of [...waiting]) look()
}

/** Calls `look` now and after every change until it returns a value. */
const until = <T>(look: () => T | undefined): Promise<T> =>
  new Promise((resolve) => {
    const check = (): void => {
      const found = look()
      if (found === undefined) return
      waiting.delete(check)
      resolve(found)
    }
    waiting.add(check)
    check()
  })

interface Message {
  readonly type: string
  readonly id?: string
  readonly payload?: {
    readonly query?: string
    readonly variables?: Asked['variables']
    readonly token?: string
  }
}

/** Implements graphql-transport-ws. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = 0
  #token: string | null = null
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null

  constructor() {
    super()
    queueMicrotask(() => {
      if (down) return this.close(1006, 'down')
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.type === 'connection_init') {
      this.#token = message.payload?.token ?? null
      greeted.push(this.#token)
      this.tell({ type: 'connection_ack' })
    }
    if (message.type === 'ping') this.tell({ type: 'pong' })
    if (message.type === 'subscribe' && message.id !== undefined) {
      const { query = '', variables = {} } = message.payload ?? {}
      if (query.startsWith('mutation')) {
        if (isSilent) return
        const order = { operation: nameOf(query), variables, token: this.#token, over: 'connection' } as const
        const payload = answerOrder(order, query)
        this.tell({ type: 'next', id: message.id, payload })
        return this.tell({ type: 'complete', id: message.id })
      }
      live.add({ socket: this, id: message.id, operation: nameOf(query), query, variables })
      woken()
    }
    if (message.type === 'complete')
      for (const one of live) if (one.socket === this && one.id === message.id) live.delete(one)
  }

  tell(message: object): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }))
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === 3) return
    this.readyState = 3
    for (const one of live) if (one.socket === this) live.delete(one)
    this.onclose?.({ code, reason, wasClean: code === 1000 })
  }
}

const closeAll = (code: number): void => {
  for (const socket of new Set([...live].map((one) => one.socket))) socket.close(code)
}

/** Replaces the network until `restore`. */
export function fakeLine(): Line {
  count += 1
  down = isSilent = false
  greeted = []
  wrong = []
  const base = `http://gateway${count}.test`
  const asked: Asked[] = []
  const answers = new Map<string, object>()
  const real = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket }

  const served = new Map<
    string,
    { readonly answer: (how: RequestInit) => Response | Promise<Response>; asked: RequestInit[] }
  >()
  const fakeFetch = async (
    url: string,
    init: { readonly body: string; readonly headers?: HeadersInit },
  ): Promise<Response> => {
    if (down && url.startsWith(base)) return Promise.reject(new TypeError('down'))
    const other = served.get(url)
    other?.asked.push(init)
    woken()
    if (other !== undefined) return other.answer(init)
    if (down) return Promise.reject(new TypeError('down'))
    const { query, variables } = JSON.parse(init.body) as {
      query: string
      variables: Asked['variables']
    }
    const authorization = new Headers(init.headers).get('authorization')
    const token = authorization?.replace('Bearer ', '') ?? null
    return Promise.resolve(
      Response.json(answerTo({ operation: nameOf(query), variables, token, over: 'http' }, query)),
    )
  }
  const answerTo = (one: Asked, query: string): object => {
    asked.push(one)
    woken()
    const answer = answers.get(one.operation)
    if (answer === undefined) return { errors: [{ message: 'not asked for' }] }
    const data = typeof answer === 'function' ? (answer as (one: Asked) => object)(one) : answer
    return checked(query, data)
  }
  answerOrder = answerTo
  Object.assign(globalThis, { fetch: fakeFetch, WebSocket: FakeSocket })

  const every = (operation: string): Promise<readonly Live[]> =>
    until(() => {
      const found = [...live].filter((one) => one.operation === operation)
      return found.length > 0 ? found : undefined
    })

  return {
    base,
    asked,
    answer: (operation, data) => answers.set(operation, data),
    serve: (address, answer) => {
      const one = { answer, asked: [] as RequestInit[] }
      served.set(new URL(address, document.baseURI).href, one)
      return one
    },
    until: (operation, times = 1) =>
      until(() => asked.filter((one) => one.operation === operation)[times - 1]),
    followed: async (operation) => (await every(operation)).map(({ variables }) => variables),
    push: async (operation, data) => {
      for (const { socket, id, query } of await every(operation))
        socket.tell({ type: 'next', id, payload: checked(query, data) })
    },
    refuse: async (operation, code) => {
      for (const { socket, id } of await every(operation))
        socket.tell({ type: 'error', id, payload: [{ message: code, extensions: { code } }] })
    },
    greeted,
    silent: (is) => {
      isSilent = is
    },
    close: (code) => closeAll(code),
    cut: () => {
      down = true
      closeAll(1006)
    },
    mend: () => {
      down = false
    },
    restore: () => {
      Object.assign(globalThis, real)
      live.clear()
      const [first] = wrong
      wrong = []
      if (first !== undefined) throw first
    },
  }
}
