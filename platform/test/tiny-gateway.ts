/** A whole gateway with the third game alone, as a process of its own: for tests that kill it. */
import { readConfig } from '../src/config.js'
import { serve } from '../src/serve.js'
import { offer } from '../../test/tiny/index.js'

const { address } = await serve(readConfig(process.env), [offer], undefined)
console.log(address)
