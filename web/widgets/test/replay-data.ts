/** Replays for tests: what the gateway makes of a record by the game's own rules, in the shape of the schema. */
import { present as presentBaska } from '@stolik/baska/graphql'
import { play as baska } from '@stolik/baska/play'
import { replayDataOf, isReplayData, sealPlay, type ReplayData, type SealedPlay } from '@stolik/core'
import { present as presentSkat } from '@stolik/skat/graphql'
import { play as skat } from '@stolik/skat/play'
import type { Line } from './line.js'

const none = (): object => ({})
const rules: readonly SealedPlay[] = [sealPlay(skat, presentSkat, none), sealPlay(baska, presentBaska, none)]

const made = (text: string): ReturnType<typeof replayDataOf> =>
  replayDataOf((id) => rules.find((one) => one.id === id), text)

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
