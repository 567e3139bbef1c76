import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { selection as baska } from '../games/baska/web/selection.js'
import { selection as skat } from '../games/skat/web/selection.js'
import * as accountDocuments from '../web/widgets/src/account/documents.js'
import * as documents from '../web/widgets/src/client/documents.js'
import * as eventDocuments from '../web/widgets/src/event/client/documents.js'
import { events } from '../web/widgets/src/event/public/events-document.js'
import * as listDocuments from '../web/widgets/src/list/documents.js'
import * as meDocuments from '../web/widgets/src/me/documents.js'
import * as talkDocuments from '../web/widgets/src/talk/documents.js'
import { refusalCodes } from '../web/widgets/src/client/types.js'

const schema: GraphQLSchema = buildSchema(
  readFileSync(join(import.meta.dirname, '../docs/schema.graphql'), 'utf8'),
)
const faults = (document: string): string[] => validate(schema, parse(document)).map(({ message }) => message)

const prefixed = Object.fromEntries(
  Object.entries({ ...eventDocuments, events }).map(([name, document]) => [`event ${name}`, document]),
)

describe('what the widgets ask the gateway', () => {
  const texts = Object.entries({
    ...documents,
    ...listDocuments,
    ...talkDocuments,
    ...meDocuments,
    ...accountDocuments,
    ...prefixed,
  }).flatMap(([name, document]): [string, string][] =>
    typeof document === 'string' ? [[name, document]] : [],
  )

  it.each(texts)('%s is in the schema', (_, document) => {
    expect(faults(document)).toEqual([])
  })

  it.each(Object.entries({ skat, baska }))(
    'the table with the view of %s is in the schema',
    (_, selection) => {
      expect(faults(documents.table(selection))).toEqual([])
    },
  )

  it('knows every refusal that there is', () => {
    const type = schema.getType('RefusalCode')
    const codes = type !== undefined && 'getValues' in type ? type.getValues().map(({ name }) => name) : []
    expect([...refusalCodes].sort()).toEqual(codes.sort())
  })
})
