import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** Sends a document by POST. Returns the answer as text. */
export const post = (
  url: string,
  token: string | undefined,
  query: string,
  variables: object,
  over = agent,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({ query, variables })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const asked = request(`${url}/graphql`, { method: 'POST', agent: over, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.once('end', () => resolve(text))
      response.once('error', reject)
    })
    asked.once('error', reject)
    asked.end(body)
  })

export const closePosts = (): void => agent.destroy()
