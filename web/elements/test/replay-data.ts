/** Replays for tests: what the gateway makes from a record by the game's own rules, in the form of the schema. */
import { isReplayData, replayDataOf, type ReplayData } from '@stolik/core'
import type { Line } from './line.js'
import { plugins } from './plugins.js'

const made = (text: string): ReturnType<typeof replayDataOf> => replayDataOf((id) => plugins[id], text)

/** @throws RangeError for a text that is not a record */
export function replayData(text: string): ReplayData {
  const done = made(text)
  if (!isReplayData(done)) throw new RangeError(done.code)
  return done
}

/** Lets a test gateway answer records with their replay data. */
export const serveReplayData = (line: Line): { readonly asked: readonly RequestInit[] } =>
  line.serve(`${line.base}/replay-data`, ({ body }) => {
    const done = made(body as string)
    return Response.json(done, { status: isReplayData(done) ? 200 : 422 })
  })
