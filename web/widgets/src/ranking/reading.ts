/** A file that an element shows: read when its address is known, and again when the line is back. */
import type { ReactiveControllerHost } from 'lit'
import { running } from '../follow.js'
import { readJson, type Trouble } from './files.js'

export interface Reading<T> {
  readonly shown: T | null
  readonly trouble: Trouble | null
  /** Shown is an older copy, as there is no connection. */
  readonly old: boolean
  again(): void
}

/** Null as an address: nothing is to be read yet. What was shown stays until there is something newer. */
export function reading<T>(
  host: ReactiveControllerHost & { readonly isConnected: boolean },
  address: () => string | null,
): Reading<T> {
  const state: { shown: T | null; trouble: Trouble | null; old: boolean } = {
    ...{ shown: null, trouble: null, old: false },
  }
  let current: string | null = null
  const read = async (url: string): Promise<void> => {
    const answer = await readJson<T>(url)
    if (current !== url) return
    if ('done' in answer) Object.assign(state, { shown: answer.done, trouble: null, old: answer.old })
    else Object.assign(state, { trouble: answer.trouble, old: state.shown !== null })
    host.requestUpdate()
  }
  const again = (): void => {
    if (current !== null) void read(current)
  }
  running(host, address, (url) => {
    Object.assign(state, { shown: null, trouble: null, old: false })
    current = url
    again()
    const back = (): void => {
      if (state.trouble !== null || state.old) again()
    }
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      current = null
    }
  })
  return {
    get shown() {
      return state.shown
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
