/** Takes a list of members into the register. A first request previews it; a second one takes it as previewed. */
import { membersRequest } from '@stolik/contract/ranking/files'
import { readExact } from '@stolik/contract/ranking/parts'
import type { FastifyInstance } from 'fastify'
import { encodings } from '@stolik/files/encoding/names'
import { refuse } from '@stolik/ranking/model/refusal'
import { previewMembers, type MembersFile, type PlanFile } from '../import/look-at-members.js'
import { takeMembers } from '../import/take-members.js'
import { serveFileRoute, type FileRouteDeps } from './file-route.js'

const request = membersRequest(encodings)

export function serveMembers(app: FastifyInstance, deps: FileRouteDeps & { readonly plan: PlanFile }): void {
  const { rankings, entropy, time } = deps.gateway
  serveFileRoute(app, deps, '/files/ranking/members', async (body, sender, progress) => {
    const answer = readExact(request, body)
    if ('bad' in answer) return refuse('MALFORMED', { field: answer.bad[0] || 'body' })
    const { file, take, decisions, ...rest } = answer.read
    const wanted: MembersFile = {
      ...rest,
      bytes: Buffer.from(file, 'base64'),
      decisions: new Map(decisions.map(({ key, person }) => [key, person])),
    }
    const { account, association, record: write } = sender
    const members = { store: rankings.store, entropy, association, plan: deps.plan }
    if (take === null) return previewMembers(members, wanted, progress)
    const how = { seen: take.seen, by: account.name, at: time.now(), record: write }
    return takeMembers(members, wanted, how, progress)
  })
}
