/** The baseline: a bare `ws` server that echoes. `all …` goes to everybody, each copy as its own message. */
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
server.on('connection', (socket) =>
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    if (!text.startsWith('all')) return socket.send(text)
    for (const client of server.clients) client.send(text)
  }),
)
server.once('listening', () => {
  const address = server.address()
  console.log(`Echo is on http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`)
})
process.once('SIGTERM', () => process.exit(0))
