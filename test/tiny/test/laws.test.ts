import { withThink } from '@stolik/core'
import { laws } from '@stolik/core/laws'
import { think, tiny } from '../src/index.js'
import { lawOptions } from './options.js'

for (const profile of Object.keys(tiny.profiles))
  laws(withThink(tiny, think), {
    ...lawOptions,
    profile,
    carries: profile === 'plain' ? ['', 'doubled'] : [''],
  })
