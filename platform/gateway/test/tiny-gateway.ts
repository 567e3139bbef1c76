/** The gateway with only the third game, as a process of its own. */
import { offer } from '../../../test/tiny/index.js'
import { run } from '../src/app/run.js'

await run(process.env, [offer])
