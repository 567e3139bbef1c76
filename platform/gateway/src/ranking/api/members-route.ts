/** Takes a list of members into the register. A first request previews it; a second one takes it as previewed. */
import type { FastifyInstance } from 'fastify'
import { encodings } from '@stolik/files/encoding/names'
import { isDay } from '@stolik/ranking/model/day'
import { refuse } from '@stolik/ranking/model/refusal'
import { flag, list, nullable, oneOf, record, text, type Shape } from '@stolik/ranking/model/shape'
import { previewMembers, type MembersFile, type PlanFile } from '../members/look.js'
import { takeMembers } from '../members/take.js'
import { serveFileRoute, type FileRouteDeps } from './file-route.js'

const day: Shape = (value) => (typeof value === 'string' && isDay(value) ? undefined : '')

const bodyShape = record({
  /** In base64. */
  file: text,
  encoding: oneOf(...encodings),
  defaults: record({ from: nullable(day), joined: nullable(day) }),
  decisions: list(record({ key: text, person: text })),
  allNew: flag,
  take: nullable(record({ seen: text })),
})

interface Body extends Omit<MembersFile, 'bytes' | 'decisions'> {
  readonly file: string
  readonly decisions: readonly { readonly key: string; readonly person: string }[]
  readonly take: { readonly seen: string } | null
}

export function serveMembers(app: FastifyInstance, deps: FileRouteDeps & { readonly plan: PlanFile }): void {
  const { rankings, entropy, time } = deps.gateway
  serveFileRoute(app, deps, '/files/ranking/members', async (body, sender, progress) => {
    const odd = bodyShape(body)
    if (odd !== undefined) return refuse('MALFORMED', { field: odd.slice(1) || 'body' })
    const { file, take, decisions, ...rest } = body as Body
    const asked: MembersFile = {
      ...rest,
      bytes: Buffer.from(file, 'base64'),
      decisions: new Map(decisions.map(({ key, person }) => [key, person])),
    }
    const { account, association, record: write } = sender
    const members = { store: rankings.store, entropy, association, plan: deps.plan }
    if (take === null) return previewMembers(members, asked, progress)
    const how = { seen: take.seen, by: account.name, at: time.now(), record: write }
    return takeMembers(members, asked, how, progress)
  })
}
