/**
 * Adds this browser's luck to the next shuffle of a table: it commits to the luck, and opens it once the commitments of all are
 * bound (docs/verifying.md). Loaded at tables only.
 */
import { luckText, type LuckPlace } from '@stolik/core'
import type { Outcome } from '../client/http.js'
import { luck as freshLuck } from '../client/luck.js'
import type { LuckRound, Table } from '../client/types.js'
import { hexOf, webCrypto } from './digest.js'
import { noteBound } from './seen-bound.js'
import { addLuck, commitLuck, openLuck } from './luck-documents.js'

/** How orders reach the gateway. */
interface Line {
  query(document: string, variables: object, isRepeatable: boolean): Promise<Outcome<unknown>>
}
type Shown = Pick<Table, 'id' | 'phase' | 'chair' | 'fairness' | 'luck'>

/** How often something is sent again while the connection is lost, and after how many milliseconds. */
const [tries, pause] = [8, 500]

/** Sends an order that may be sent twice. Refusals need no answer: the next state of the table says what to do. */
async function send(gateway: Line, document: string, variables: object): Promise<void> {
  for (let n = 0; n < tries; n++) {
    const outcome = await gateway.query(document, variables, true)
    if (!('refused' in outcome) || outcome.refused !== 'OFFLINE') return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** A page that is loaded again opens what it has committed to. Without storage it commits anew, if there is time. */
function storedLuck(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, luck: string): void {
  try {
    sessionStorage.setItem(key, luck)
  } catch {
    // The page itself still knows it.
  }
  known.set(key, luck)
}

const known = new Map<string, string>()

/** Does what a table, as the gateway has just sent it, asks of this browser. */
export type LuckTender = (table: Shown) => Promise<void>

export function luckTender(gateway: Line, subtle = webCrypto()): LuckTender {
  // Each is sent once, so that two devices of one person do not replace each other's luck without end.
  const sent = new Set<string>()
  return (table) =>
    table.luck === null ? addOpenly(gateway, table, sent) : tend(gateway, table, table.luck, sent, subtle)
}

async function tend(
  gateway: Line,
  table: Shown,
  luck: LuckRound,
  sent: Set<string>,
  subtle: SubtleCrypto | null,
): Promise<void> {
  const { chair } = table
  if (chair === null) return
  const { to, attempt, hand, commitments, bound } = luck
  const key = `stolik-luck ${table.id} ${to} ${attempt}`
  const place: LuckPlace = { table: table.id, hand, attempt, chair, commitment: to }
  const commit = (text: string): Promise<string> => hexOf(subtle, luckText(place, text))
  const own = known.get(key) ?? storedLuck(key)

  if (!bound) {
    if (!luck.committing.includes(chair) || sent.has(key)) return
    sent.add(key)
    const text = own ?? freshLuck()
    store(key, text)
    const commitment = await commit(text)
    if (commitment === commitments[chair]) return
    return send(gateway, commitLuck, { table: table.id, to, attempt, commitment })
  }
  if (!luck.opening.includes(chair) || own === null || sent.has(`open ${key}`)) return
  sent.add(`open ${key}`)
  // Another device of this person has committed to another luck.
  if ((await commit(own)) !== commitments[chair]) return
  noteBound(to, { attempt, commitments })
  return send(gateway, openLuck, { table: table.id, to, attempt, luck: own })
}

/** A person alone with bots adds luck openly: nobody could choose theirs afterwards. */
async function addOpenly(
  gateway: Line,
  { id, chair, phase, fairness }: Shown,
  sent: Set<string>,
): Promise<void> {
  const key = `add ${id} ${fairness?.next ?? fairness?.commitment ?? ''}`
  if (chair === null || phase !== 'BETWEEN' || sent.has(key)) return
  sent.add(key)
  await send(gateway, addLuck, { table: id, luck: freshLuck() })
}
