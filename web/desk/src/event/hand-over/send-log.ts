/** Sends the file of an event to the gateway, which checks it. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { failed, type Refusal } from '@stolik/elements/event/client/client'
import { named } from '@stolik/elements/client/plain'

interface Answer {
  readonly __typename?: string
  readonly entries?: number
  readonly event?: string
  readonly code: string
  readonly args: Parameters<typeof named>[0]
  readonly clause: string | null
  readonly problems: Refusal['problems']
}

/** How many entries were taken, and the event that they are of if it is new here. */
export interface Taken {
  readonly entries: number
  readonly event: string | null
}

/** @param path where it is taken, below the folder of files. Never throws. */
export async function sendLog(gate: Gateway, path: string, file: string): Promise<Taken | Refusal> {
  try {
    const token = await gate.token()
    const response = await fetch(gate.address(path), {
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
    if (answer.__typename === 'EventTakenBack' || answer.__typename === 'EventBrought')
      return { entries: answer.entries ?? 0, event: answer.event ?? null }
    if (answer.__typename !== 'EventRefused') return failed('UNAVAILABLE')
    return { code: answer.code, args: named(answer.args), clause: answer.clause, problems: answer.problems }
  } catch {
    return failed('OFFLINE')
  }
}

const strange: Refusal = {
  code: 'BAD_FILE',
  args: {},
  clause: null,
  problems: [{ line: 0, code: 'OTHER_ENTRY', args: [] }],
}
