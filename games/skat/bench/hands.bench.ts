import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { skat } from '../src/index.js'

for (const profile of Object.keys(skat.profiles))
  benchGame(skat, { profile, present, skip: ({ kind }) => kind === 'resign' })
