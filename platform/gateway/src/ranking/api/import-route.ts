/** Imports lists from elsewhere. A first request previews the import; a second one takes it as previewed. */
import type { FastifyInstance } from 'fastify'
import { encodings } from '@stolik/files/encoding/names'
import { refuse } from '@stolik/ranking/model/refusal'
import { flag, list, nullable, oneOf, record, text, whole } from '@stolik/ranking/model/shape'
import { previewImport, type ImportDeps, type ReadFile } from '../import/look.js'
import { withOwnFiles } from '../import/own-files.js'
import type { ImportAsked } from '../import/preview.js'
import { takeImport, type TakeAsked } from '../import/take.js'
import { serveFileRoute, type FileRouteDeps } from './file-route.js'

const bodyShape = record({
  /** The file in base64, so that its encoding does not depend on what a browser makes of it. */
  file: text,
  encoding: oneOf(...encodings),
  source: text,
  game: text,
  defaults: record({
    ...{ event: nullable(text), date: nullable(text), title: nullable(text) },
    ...{ kind: oneOf('tournament', 'evening'), organiser: nullable(text), region: nullable(text) },
    ...{ profile: nullable(text), hands: nullable(whole) },
  }),
  decisions: list(record({ key: text, person: text })),
  different: list(text),
  take: nullable(record({ seen: text, rest: flag, replace: flag })),
})

interface Body extends Omit<ImportAsked, 'bytes' | 'decisions'> {
  readonly file: string
  readonly decisions: readonly { readonly key: string; readonly person: string }[]
  readonly take: TakeAsked | null
}

export function serveImport(app: FastifyInstance, deps: FileRouteDeps & { readonly read: ReadFile }): void {
  const { rankings, games, entropy } = deps.gateway
  serveFileRoute(app, deps, '/files/ranking/import', async (body, sender, progress) => {
    const odd = bodyShape(body)
    if (odd !== undefined) return refuse('MALFORMED', { field: odd.slice(1) || 'body' })
    const { file, take, decisions, ...rest } = body as Body
    if (take !== null) await sender.record(`import: ${rest.source.slice(0, 60)}`)
    const pluginOf = (game: string) => games.find(({ plugin }) => plugin.id === game)?.plugin
    const importing: ImportDeps = {
      ...{ store: rankings.store, entropy, association: sender.association, read: deps.read },
      profilesOf: (game) => pluginOf(game) ?? null,
    }
    const sent = {
      ...rest,
      bytes: Buffer.from(file, 'base64'),
      decisions: new Map(decisions.map(({ key, person }) => [key, person])),
    }
    const asked = withOwnFiles(sent, pluginOf(rest.game))
    if (!('bytes' in asked)) return refuse('BAD_FILE', {}, asked)
    return take === null
      ? previewImport(importing, asked, progress)
      : takeImport(importing, asked, take, progress)
  })
}
