/** A server that does nothing: what it takes to answer is the machine's. */
import { createServer } from 'node:http'

const server = createServer((_, answer) => answer.end('ok'))
server.listen(0, '127.0.0.1', () => console.log(`bare on ${server.address().port}`))
