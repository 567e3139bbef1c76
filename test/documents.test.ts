import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'
import { assemble } from '../platform/gateway/src/api/schema.js'
import { documents } from '../web/portal/documents.js'

const schema = assemble(games)
const asked = await documents()
const faults = (document: string): string[] => validate(schema, parse(document)).map(({ message }) => message)

describe('a document that the pages send to the gateway', () => {
  // Each is named by its first line.
  it.each(asked.map((document) => [document.split('(')[0]?.split('{')[0]?.trim() ?? '', document]))(
    '%s is valid against the schema',
    (_, document) => {
      expect(faults(document)).toEqual([])
    },
  )
})
