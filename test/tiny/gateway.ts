/** A gateway whose composition root is Tiny alone, as a process of its own; its argument is the built portal. */
import { readConfig } from '../../platform/gateway/src/app/config.js'
import { serve } from '../../platform/gateway/src/app/serve.js'
import { offer } from './index.js'

const { address } = await serve(readConfig(process.env), [offer], process.argv[2])
console.log(address)
