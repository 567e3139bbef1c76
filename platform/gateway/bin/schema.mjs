/** Writes docs/schema.graphql: the whole schema with the games that this gateway offers. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../src/games.ts'
import { printed } from '../src/schema.ts'

writeFileSync(join(import.meta.dirname, '../../../docs/schema.graphql'), printed(games))
