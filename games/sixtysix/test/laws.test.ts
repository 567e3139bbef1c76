import { laws } from '@stolik/core/laws'
import { sixtysix } from '../src/index.js'
import { lawOptions } from './options.js'

for (const profile of Object.keys(sixtysix.profiles)) laws(sixtysix, { ...lawOptions, profile })
