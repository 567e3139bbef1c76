/** `npm run fuzz`: sends 200,000 messages, or STOLIK_FUZZ of them, with the seed STOLIK_SEED. */
import { randomBytes } from 'node:crypto'
import { campaign } from './campaign.js'

const wanted = Number(process.env['STOLIK_FUZZ'] ?? 200_000)
const seed = process.env['STOLIK_SEED'] ?? randomBytes(4).toString('hex')
console.log(`seed ${seed}`)
const { messages, seconds, memory, honest, counts } = await campaign(wanted, seed, (messages, mib) =>
  console.log(`${messages} messages, ${Math.round(mib)} MiB`),
)
for (const [what, count] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${what.padEnd(40)} ${count}`)
console.log(`${messages} messages in ${Math.round(seconds)} s, ${Math.round(messages / seconds)} a second`)
console.log(`memory after each tenth: ${memory.map(Math.round).join(' ')} MiB`)
console.log(
  `meanwhile played on: ${honest.moves} moves, the slowest taken in ${Math.round(honest.slowest)} ms`,
)
process.exit(0)
