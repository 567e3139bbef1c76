/** Where the pages' GraphQL documents are. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Returns the files that hold all GraphQL documents, found by name. A test reports any query that is sent from elsewhere. */
export const documentFiles = (): readonly string[] =>
  ['web/elements/src', 'web/desk/src', 'web/portal/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|[/-])documents?\.ts$/.test(file))
      .map((file) => join(root, folder, file)),
  )
