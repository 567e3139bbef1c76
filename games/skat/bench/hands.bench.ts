import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { skat } from '../src/index.js'

/** Ways to end a hand early: whole hands are measured. */
const early: ReadonlySet<string> = new Set(['resign', 'concede', 'claim', 'open'])

for (const profile of Object.keys(skat.profiles))
  benchGame(skat, { profile, present, skip: ({ kind }) => early.has(kind) })
