/** Runs the gateway with another build of the site. */
import { games } from '../../platform/gateway/dist/games.js'
import { run } from '../../platform/gateway/dist/app/run.js'

await run(process.env, games, process.env.STOLIK_TEST_PORTAL)
