import { benchGame } from '@stolik/core/bench'
import { present } from '../graphql/index.js'
import { sixtysix } from '../src/index.js'

benchGame(sixtysix, { profile: 'hoyle', present, skip: ({ kind }) => kind === 'close' })
