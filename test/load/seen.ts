/** What a simulated player needs from the messages of one subscription. */
import { applyChange } from '../../web/elements/src/client/socket.js'

export interface Seen {
  readonly seq: number
  readonly phase: string
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}

interface Message {
  readonly payload: {
    readonly data?: { readonly table: Seen }
    readonly extensions?: { readonly changes: object }
  }
}

/** Reads message after message; the first one is whole. */
export function readChanges(): (text: string) => Seen {
  let last: { readonly table: Seen } | undefined
  return (text) => {
    const { data, extensions } = (JSON.parse(text) as Message).payload
    last = data ?? (applyChange(last, extensions?.changes) as { table: Seen })
    return last.table
  }
}

const of = /"seq":(\d+).*?"phase":"(\w+)"/s
const open = /"seat":(\d+|null),"toAct":(\[[\d,]*\]),"legal":(\[[^\]]*\])/

/** Reads only what is needed of a whole message: parsing it would take thirty times as long as writing it. */
export function readWhole(text: string): Seen {
  const [, seq, phase = ''] = of.exec(text) ?? []
  const [, seat, toAct, legal] = open.exec(text) ?? []
  const view =
    seat === undefined
      ? null
      : (JSON.parse(`{"seat":${seat},"toAct":${toAct},"legal":${legal}}`) as Seen['view'])
  return { seq: Number(seq), phase, view }
}
