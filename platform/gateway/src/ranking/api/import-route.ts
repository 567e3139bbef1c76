/** Imports lists from elsewhere. A first request previews the import; a second one takes it as previewed. */
import { importRequest } from '@stolik/contract/ranking/files'
import { readExact } from '@stolik/contract/ranking/parts'
import type { FastifyInstance } from 'fastify'
import { encodings } from '@stolik/files/encoding/names'
import { refuse } from '@stolik/ranking/model/refusal'
import { previewImport, type ImportDeps, type ReadFile } from '../import/look.js'
import { withOwnFiles } from '../import/own-files.js'
import { takeImport } from '../import/take.js'
import { serveFileRoute, type FileRouteDeps } from './file-route.js'

const request = importRequest(encodings)

export function serveImport(app: FastifyInstance, deps: FileRouteDeps & { readonly read: ReadFile }): void {
  const { rankings, games, entropy } = deps.gateway
  serveFileRoute(app, deps, '/files/ranking/import', async (body, sender, progress) => {
    const answer = readExact(request, body)
    if ('bad' in answer) return refuse('MALFORMED', { field: answer.bad[0] || 'body' })
    const { file, take, decisions, ...rest } = answer.read
    if (take !== null) await sender.record(`import: ${rest.source.slice(0, 60)}`)
    const pluginOf = (game: string) => games.find(({ plugin }) => plugin.id === game)?.plugin
    const importing: ImportDeps = {
      store: rankings.store,
      entropy,
      association: sender.association,
      read: deps.read,
      profilesOf: (game) => pluginOf(game) ?? null,
    }
    const sent = {
      ...rest,
      bytes: Buffer.from(file, 'base64'),
      decisions: new Map(decisions.map(({ key, person }) => [key, person])),
    }
    const wanted = withOwnFiles(sent, pluginOf(rest.game))
    if (!('bytes' in wanted)) return refuse('BAD_FILE', {}, wanted)
    return take === null
      ? previewImport(importing, wanted, progress)
      : takeImport(importing, wanted, take, progress)
  })
}
