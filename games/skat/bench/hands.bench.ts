import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { skat } from '../src/index.js'

/** Moves that end a hand early. They are skipped, since whole hands are measured. */
const early: ReadonlySet<string> = new Set(['resign', 'concede', 'claim', 'open'])

for (const profile of Object.keys(skat.profiles))
  benchGame(skat, { profile, present, skip: ({ kind }) => early.has(kind) })
