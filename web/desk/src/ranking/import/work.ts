/** A file that is sent to be compared first: a person decides what is doubtful, and what was shown is then taken. */
import type { Candidate } from '@stolik/contract/ranking/files'
import type { Locale } from '@stolik/core'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { ReactiveControllerHost } from 'lit'
import type { Refusal } from '../client.js'
import type { SendFile, Encoding, Progress } from './send.js'

/** How many entries of each part are shown at first, and added on request. */
export const page = 20

/** A file, and what its form says of it. */
export interface ChosenFile {
  readonly file: File
  readonly encoding: Encoding | 'auto'
}

type Sendable<C> = C & { readonly encoding: Encoding; readonly whole?: boolean }

interface State<C, P, T> {
  chosen: Sendable<C> | null
  /** How the file was read, or why it cannot be. */
  reading: string | null
  /** Whether the file is a workbook, whose cells have names. */
  isSheet: boolean
  preview: P | null
  /** By the key of somebody doubtful: the id of a person, or `new`. */
  decisions: ReadonlyMap<string, string>
  /** The possible matches for people of the file, by id. */
  people: ReadonlyMap<string, Candidate>
  /** How many entries of each part are shown. */
  most: Readonly<Record<string, number>>
  busy: boolean
  progress: Progress | null
  refusal: Refusal | null
  taken: T | null
}

/** How much of a part of the preview is shown. */
export interface Extent {
  readonly most: number
  readonly more: () => void
}

export interface FileWork<C, P, T> extends Readonly<State<C, P, T>> {
  /** Reads a file here, unless somebody says how its letters are written, and compares it. */
  readonly open: (chosen: C) => Promise<void>
  /** Compares the file again, with the decisions. */
  readonly look: () => Promise<void>
  /** Takes what was shown. Returns whether that was done. */
  readonly take: (take: object) => Promise<boolean>
  readonly choose: (key: string, person: string) => void
  readonly extentOf: (part: string) => Extent
  readonly change: (to: Partial<State<C, P, T>>) => void
}

interface Of {
  gate(): Gateway
  send(): SendFile
  locale(): Locale
  /** The sheet of a season's workbook that is read. */
  readonly sheet: string
  /** What is sent besides the file, its form and the decisions. */
  more(): object
  /** Another file begins. */
  begin(): void
}

export function fileWork<
  C extends ChosenFile,
  P extends { readonly seen: unknown; readonly candidates: readonly Candidate[] },
  T,
>(host: ReactiveControllerHost, of: Of): FileWork<C, P, T> {
  const fresh = (): Omit<State<C, P, T>, 'reading' | 'busy'> => ({
    chosen: null,
    isSheet: false,
    preview: null,
    decisions: new Map(),
    people: new Map(),
    most: {},
    progress: null,
    refusal: null,
    taken: null,
  })
  const state: State<C, P, T> = { ...fresh(), reading: null, busy: false }
  const change = (to: Partial<State<C, P, T>>): void => {
    Object.assign(state, to)
    host.requestUpdate()
  }
  const begin = (to: Partial<State<C, P, T>> = {}): void => {
    of.begin()
    change({ ...fresh(), ...to })
  }

  const ask = async <A>(take: object | null): Promise<A | null> => {
    if (state.chosen === null) return null
    change({ busy: true, progress: null, refusal: null })
    const { file, ...rest } = state.chosen
    const decisions = [...state.decisions].map(([key, person]) => ({ key, person }))
    const request = { ...rest, ...of.more(), decisions, take }
    const answer = await of.send()<A>(of.gate(), file, request, (progress) => change({ progress }))
    change({ busy: false, progress: null, refusal: 'refused' in answer ? answer.refused : null })
    return 'done' in answer ? answer.done : null
  }

  const look = async (): Promise<void> => {
    const preview = await ask<P>(null)
    if (preview === null) return
    const found = preview.candidates.map((one) => [one.id, one] as const)
    change({ preview, people: new Map([...state.people, ...found]) })
  }

  const open = async (chosen: C): Promise<void> => {
    begin({ reading: null })
    const { encoding, file } = chosen
    if (encoding !== 'auto') begin({ chosen: { ...chosen, encoding } })
    else {
      change({ busy: true })
      const { readChosen } = await import('../../files/read-chosen.js')
      const { text, told, isSheet = false, own = false } = await readChosen(file, of.locale(), of.sheet)
      change({ busy: false, reading: told })
      if (text === null) return
      const sendable = { ...chosen, encoding: 'utf-8' as const, file: new File([text], file.name) }
      begin({ isSheet, chosen: own ? { ...sendable, whole: true } : sendable })
    }
    await look()
  }

  const take = async (more: object): Promise<boolean> => {
    if (state.preview === null) return false
    const taken = await ask<T>({ seen: state.preview.seen, ...more })
    if (taken !== null) {
      begin({ taken })
      return true
    }
    // What is behind the preview has changed meanwhile: it is compared again, with the reason.
    const { refusal } = state
    if (refusal?.code !== 'NOT_SEEN' && refusal?.code !== 'STALE') return false
    await look()
    change({ refusal: state.refusal ?? refusal })
    return false
  }

  return Object.assign(state, {
    open,
    look,
    take,
    change,
    choose: (key: string, person: string): void => {
      const decisions = new Map(state.decisions)
      if (person === '') decisions.delete(key)
      else decisions.set(key, person)
      change({ decisions })
    },
    extentOf: (part: string): Extent => {
      const most = state.most[part] ?? page
      return { most, more: () => change({ most: { ...state.most, [part]: most + 5 * page } }) }
    },
  })
}
