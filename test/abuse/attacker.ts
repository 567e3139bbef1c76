/**
 * Runs one attack in a process of its own, so that its work does not distort what is measured. Arguments: NAME PORT,PORT EVENT
 * TABLE SECONDS. Fails if the attack learns what nobody may.
 */
import { attacks, midnight } from './attacks.js'
import { beforeMidnight } from './attacks/later.js'

const [name = '', ports = '', event = '', table = '', seconds = ''] = process.argv.slice(2)
const attack = attacks[name]
if (attack === undefined) throw new Error(`there is no attack “${name}”`)
// Whatever still hangs ends with the process. The attack around midnight has to wait for it.
const longest = name === midnight ? 2 * beforeMidnight : 5_000
setTimeout(() => process.exit(0), Number(seconds) * 1_000 + longest).unref()
await attack({
  ports: ports.split(',').map(Number),
  event,
  table,
  until: performance.now() + Number(seconds) * 1_000,
})
process.exit(0)
