/** The gateway with another build of the site than the usual one. */
import { games } from '../../platform/src/games.js'
import { run } from '../../platform/src/run.js'

await run(process.env, games, process.env['STOLIK_TEST_PORTAL'])
