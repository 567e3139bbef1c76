import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { tiny } from '../src/index.js'

benchGame(tiny, { profile: 'plain', present, skip: ({ kind }) => kind === 'concede' })
