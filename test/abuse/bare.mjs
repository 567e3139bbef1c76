/** A server that does nothing: its response times show how busy the machine itself is. */
import { createServer } from 'node:http'

const server = createServer((_, answer) => answer.end('ok'))
server.listen(0, '127.0.0.1', () => console.log(`bare on ${server.address().port}`))
