/** Downloads of the command: exact text, and limits on time and size. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { download, isAddress } from '../src/base/download.js'

const limits = { most: 1_000, within: 60_000 }

describe('a download', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })
  const serve = async (listener: RequestListener): Promise<string> => {
    server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  it('returns the exact text, including a byte order mark', async () => {
    const address = await serve((_, response) => response.end('\uFEFF{"Żółć":1}\n'))
    expect(await download(address, limits)).toBe('\uFEFF{"Żółć":1}\n')
  })

  it('is refused for a missing page, or for anything but text', async () => {
    const address = await serve((request, response) => {
      response.statusCode = request.url === '/none' ? 404 : 200
      response.end(Buffer.from([0x7b, 0xff, 0x7d]))
    })
    expect(await download(`${address}none`, limits)).toEqual({ failed: 'STATUS', why: 'the answer is 404' })
    expect(await download(address, limits)).toEqual({ failed: 'NO_TEXT', why: 'this is not text in UTF-8' })
  })

  it('stops at the size limit and closes the connection', async () => {
    const closed: Promise<unknown>[] = []
    const address = await serve((_, response) => {
      closed.push(once(response, 'close'))
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(600)));
        response.once('drain', more)
      }
      more()
    })
    const answer = await download(address, limits)
    expect(answer).toEqual({ failed: 'TOO_LARGE', why: 'it is larger than 1000 bytes' })
    expect(closed).toHaveLength(1)
    await Promise.all(closed)
  })

  it('stops at the time limit', async () => {
    const address = await serve((_, response) => void response.write('{'))
    const answer = await download(address, { ...limits, within: 50 })
    expect(answer).toEqual({ failed: 'TOO_SLOW', why: 'it did not come within 0.05 seconds' })
  })

  it('reports a failure in words', async () => {
    const address = await serve((_, response) => response.destroy())
    const answer = await download(address, limits)
    if (typeof answer === 'string') throw new Error('it came')
    expect(answer.failed).toBe('UNREACHED')
    expect(answer.why).toMatch(/^cannot be reached: \S/)
  })

  it('accepts addresses, but not file names', () => {
    expect(['https://a.example/1', 'HTTP://a', 'https', './http://a', 'file:///a'].map(isAddress)).toEqual([
      ...[true, true, false, false, false],
    ])
  })
})
