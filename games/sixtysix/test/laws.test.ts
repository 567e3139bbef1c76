import { laws, usualHands } from '@stolik/core/laws'
import { sixtysix } from '../src/index.js'
import { lawOptions } from './options.js'

// Fewer hands do not begin with everything that earlier ones can carry over.
const hands = Math.max(usualHands, 100)
for (const profile of Object.keys(sixtysix.profiles)) laws(sixtysix, { ...lawOptions, profile, hands })
