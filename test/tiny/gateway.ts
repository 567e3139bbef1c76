/** A gateway whose composition root is Tiny alone, as a process of its own; its argument is the built portal. */
import { readConfig } from '../../platform/gateway/src/config.js'
import { serve } from '../../platform/gateway/src/serve.js'
import { offer } from './index.js'

const { address } = await serve(readConfig(process.env), [offer], process.argv[2])
console.log(address)
