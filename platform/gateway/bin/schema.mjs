/** Writes docs/schema.graphql: the schema without the types of games. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printed } from '../src/api/schema.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/schema.graphql'), printed())
