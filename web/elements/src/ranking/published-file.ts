/** A file that an element shows. It is read when its address is known, and again when the connection is back. */
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { readJson, type Trouble } from './files.js'

export interface PublishedFile<T> {
  readonly content: T | null
  readonly trouble: Trouble | null
  /** Whether an older copy is shown because there is no connection. */
  readonly old: boolean
  again(): void
}

/** Milliseconds until a failed read is repeated. The delay doubles each time, up to the second value. */
const [soon, late] = [10_000, 300_000]

/** Reads nothing while the address is null. While the same address is read again, the old content stays. */
export function publishedFile<T>(
  host: ReactiveControllerHost & { readonly isConnected: boolean },
  address: () => string | null,
): PublishedFile<T> {
  const state: { content: T | null; trouble: Trouble | null; old: boolean } = {
    content: null,
    trouble: null,
    old: false,
  }
  let current: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = soon
  const read = async (url: string): Promise<void> => {
    const answer = await readJson<T>(url)
    if (current !== url) return
    if ('done' in answer) Object.assign(state, { content: answer.done, trouble: null, old: answer.old })
    else Object.assign(state, { trouble: answer.trouble, old: state.content !== null })
    if ('done' in answer ? answer.old : answer.trouble === 'OFFLINE') {
      timer = setTimeout(again, wait)
      wait = Math.min(2 * wait, late)
    } else wait = soon
    host.requestUpdate()
  }
  const again = (): void => {
    clearTimeout(timer)
    if (current !== null) void read(current)
  }
  runWhileConnected(host, address, (url) => {
    Object.assign(state, { content: null, trouble: null, old: false })
    current = url
    again()
    const back = (): void => {
      if (state.trouble !== null || state.old) again()
    }
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      clearTimeout(timer)
      wait = soon
      current = null
    }
  })
  return {
    get content() {
      return current === null ? null : state.content
    },
    get trouble() {
      return state.trouble
    },
    get old() {
      return state.old
    },
    again: () => {
      state.trouble = null
      host.requestUpdate()
      again()
    },
  }
}
