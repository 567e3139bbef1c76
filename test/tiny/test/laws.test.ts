import { laws } from '@stolik/core/laws'
import { tiny } from '../src/index.js'
import { lawOptions } from './options.js'

for (const profile of Object.keys(tiny.profiles))
  laws(tiny, { ...lawOptions, profile, carries: profile === 'plain' ? ['', 'doubled'] : [''] })
