/** Looks into a file before it is sent, and sends it. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { failed, type Refusal } from '@stolik/elements/event/client/client'
import { named } from '@stolik/elements/client/plain'

/** A file that goes on from an event: how many entries it has since it was handed over, and when the last one was made. */
export interface Chosen {
  readonly text: string
  readonly entries: number
  readonly last: number
}

/** Returns null for a file that is not the log of an event. Whether it is right, is for the gateway to say. */
export function lookInto(text: string): Chosen | null {
  try {
    const log = text
      .replace(/^\uFEFF/, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as { readonly at: number; readonly entry: { readonly kind: string } })
    const handed = log.findLastIndex(({ entry }) => entry.kind === 'handOver')
    const last = log.at(-1)?.at
    return handed === -1 || typeof last !== 'number' ? null : { text, entries: log.length - 1 - handed, last }
  } catch {
    return null
  }
}

interface Answer {
  readonly __typename?: string
  readonly entries?: number
  readonly code: string
  readonly args: Parameters<typeof named>[0]
  readonly clause: string | null
  readonly problems: Refusal['problems']
}

const strange: Refusal = {
  ...{ code: 'BAD_FILE', args: {}, clause: null },
  problems: [{ line: 0, code: 'OTHER_ENTRY', args: [] }],
}

/** Returns how many entries came back, or why none did. Never throws. */
export async function sendBack(gate: Gateway, event: string, file: string): Promise<number | Refusal> {
  try {
    const token = await gate.token()
    const response = await fetch(gate.address(`event/${encodeURIComponent(event)}/whole.jsonl`), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ file }),
    })
    // No event is as long.
    if (response.status === 413) return strange
    const answer = (await response.json()) as Answer
    if (answer.__typename === 'EventTakenBack') return answer.entries ?? 0
    if (answer.__typename !== 'EventRefused') return failed('UNAVAILABLE')
    return { code: answer.code, args: named(answer.args), clause: answer.clause, problems: answer.problems }
  } catch {
    return failed('OFFLINE')
  }
}
