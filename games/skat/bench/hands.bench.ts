import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { skat } from '../src/index.js'

/** Hands are measured to their last card. */
const endings = new Set(['resign', 'concede', 'claim', 'open'])

benchGame(skat, { profile: 'pzskat', present, skip: ({ kind }) => endings.has(kind) })
