/** Replays for tests: what the gateway makes of a record by the game's own rules, in the shape of the schema. */
import { isReplayData, replayDataOf, type ReplayData } from '@stolik/core'
import type { Line } from './line.js'
import { plugins } from './plugins.js'

const made = (text: string): ReturnType<typeof replayDataOf> => replayDataOf((id) => plugins[id], text)

/** @throws RangeError for a text that is no record */
export function replayData(text: string): ReplayData {
  const done = made(text)
  if (!isReplayData(done)) throw new RangeError(done.code)
  return done
}

/** Has the gateway of a line make replays of what is sent to it. */
export const serveReplayData = (line: Line): { readonly asked: readonly RequestInit[] } =>
  line.serve(`${line.base}/replay-data`, ({ body }) => {
    const done = made(body as string)
    return Response.json(done, { status: isReplayData(done) ? 200 : 422 })
  })
