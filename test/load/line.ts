/** One socket to a gateway that speaks graphql-transport-ws with as little work as possible. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface Line {
  /** `next` gets every message as text; with `changes`, later messages than the first say only what has changed. */
  subscribe(query: string, variables: object, changes: boolean, next: (text: string) => void): () => void
  /** The answer to a mutation, as text. */
  ask(query: string, variables: object): Promise<string>
  close(): Promise<void>
}

const head = /^\{"id":"(\d+)","type":"(next|error|complete)"/

export async function openLine(url: string, token?: string): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  const acknowledged = once(socket, 'message')
  socket.send(JSON.stringify({ type: 'connection_init', ...(token !== undefined && { payload: { token } }) }))
  await acknowledged

  const streams = new Map<string, (text: string) => void>()
  let last = 0
  let closing = false
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const [, id = '', type] = head.exec(text) ?? []
    if (type === 'error') throw new Error(`refused: ${text}`)
    if (type === 'next') streams.get(id)?.(text)
  })
  socket.once('close', (code: number) => {
    if (!closing) throw new Error(`a socket was closed with ${code}`)
  })

  const subscribe: Line['subscribe'] = (query, variables, changes, next) => {
    const id = String(++last)
    streams.set(id, next)
    const payload = { query, variables, ...(changes && { extensions: { changes: 'moves' } }) }
    socket.send(JSON.stringify({ id, type: 'subscribe', payload }))
    return () => {
      if (!streams.delete(id)) return
      socket.send(`{"id":"${id}","type":"complete"}`)
    }
  }
  return {
    subscribe,
    ask: (query, variables) =>
      new Promise((resolve) => {
        const id = String(++last)
        streams.set(id, (text) => {
          streams.delete(id)
          resolve(text)
        })
        socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query, variables } }))
      }),
    close: async () => {
      closing = true
      if (socket.readyState === WebSocket.CLOSED) return
      const gone = once(socket, 'close')
      socket.close()
      await gone
    },
  }
}
