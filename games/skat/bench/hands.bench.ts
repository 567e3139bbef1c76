import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { skat } from '../src/index.js'

benchGame(skat, { profile: 'pzskat', present, skip: ({ kind }) => kind === 'resign' })
