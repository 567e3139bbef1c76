/**
 * `npm run demo`: a busy gateway until Ctrl-C. `PORT`, `--seed N`, `--bot-delay MS`; `--picture FILE` takes the
 * picture for the README and exits.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compress } from '../../platform/gateway/bin/compress.mjs'
import { startDemo } from './demo.js'
import { takePicture } from './picture.js'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    'bot-delay': { type: 'string', default: '900' },
    picture: { type: 'string' },
  },
})
const [seed, botDelay] = [Number(values.seed), Number(values['bot-delay'])]
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(botDelay) || botDelay < 0) {
  console.error('--seed and --bot-delay are whole numbers.')
  process.exit(1)
}

compress(join(import.meta.dirname, '../../web/portal/dist'))
console.log('Setting the tables…')
const demo = await startDemo({ seed, botDelay, port: process.env['PORT'] })
const width = Math.max(...demo.places.map(([what]) => what.length))
for (const [what, address] of demo.places) console.log(`${what.padEnd(width)}  ${address}`)
console.log(`The owner is ${demo.account.login}, password “${demo.account.password}”.`)
console.log(`A member is ${demo.member.login}, password “${demo.member.password}”.`)
console.log('The demo is ready. Ctrl-C ends it, and nothing of it is kept.')

if (values.picture !== undefined) {
  await takePicture(demo.places, values.picture)
  await demo.stop()
  process.exit(0)
}

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (ending) return
    ending = true
    demo.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
