/** A gateway whose composition root is Tiny alone, as a process of its own; its argument is the built portal. */
import { readConfig } from '../../platform/src/config.js'
import { serve } from '../../platform/src/serve.js'
import { offer } from './index.js'

const { address } = await serve(readConfig(process.env), [offer], process.argv[2])
console.log(address)
