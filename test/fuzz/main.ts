/** `npm run fuzz`: 200,000 messages, or STOLIK_FUZZ of them, by the seed STOLIK_SEED. */
import { randomBytes } from 'node:crypto'
import { campaign } from './campaign.js'

const wanted = Number(process.env['STOLIK_FUZZ'] ?? 200_000)
const seed = process.env['STOLIK_SEED'] ?? randomBytes(4).toString('hex')
console.log(`seed ${seed}`)
const { messages, seconds, memory, counts } = await campaign(wanted, seed)
for (const [what, count] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${what.padEnd(40)} ${count}`)
const { warm, most, end } = memory
console.log(`${messages} messages in ${Math.round(seconds)} s, ${Math.round(messages / seconds)} a second`)
console.log(
  `memory: ${Math.round(warm)} MiB warm, ${Math.round(most)} at most, ${Math.round(end)} at the end`,
)
process.exit(0)
