/** `stolik doctor` on one process with a file: nothing to install, and what can be wrong all the same. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@stolik/gateway/app/config'
import { serve } from '@stolik/gateway/app/serve'
import { roomOf } from '@stolik/gateway/health/disk'
import { afterAll, afterEach, expect, it } from 'vitest'
import { tiny } from '../../gateway/test/help.js'
import { exitCode } from '../src/base/io.js'
import { doctorCommand } from '../src/operator/doctor.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-doctor-alone-'))
let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})
afterAll(() => rmSync(folder, { recursive: true }))

const doctor = async (env: Record<string, string>, ...args: readonly string[]) => {
  const lines: string[] = []
  const tell = (line: string): void => void lines.push(line)
  const io = { out: tell, error: tell, read: () => [] as never, now: () => 0 }
  const world = { env, now: () => Date.now(), node: process.versions.node, room: roomOf }
  const work = () => doctorCommand({ args, io, env }, world)
  return { code: await exitCode(io, 'doctor --help', work), lines }
}
const names = async (env: Record<string, string>) =>
  (await doctor(env)).lines.map((line) => line.split(':')[0])

let count = 0
const newFolder = (): string => join(folder, `data-${count++}`)

async function gateway(more: Record<string, string> = {}) {
  const env = { STOLIK_DATA: newFolder(), HOST: '127.0.0.1', PORT: '0', STOLIK_LOG: 'silent', ...more }
  const served = await serve(readConfig(env), [tiny], undefined)
  ends.push(() => served.stop())
  return { env, port: Number(new URL(served.address).port) }
}

/** A web server. Returns its address. */
async function web(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => new Promise((done) => server.close(done)))
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
}

it('finds nothing wrong with a gateway that has no settings, found by its folder', async () => {
  const { env } = await gateway()
  expect(await doctor({}, '--data', env.STOLIK_DATA)).toEqual({ code: 0, lines: ['Nothing is wrong.'] })
})

it("names 'GATEWAY_DOWN' when none runs, and looks at the file itself", async () => {
  const { env } = await gateway()
  await ends.pop()?.()
  expect(await names(env)).toEqual(['GATEWAY_DOWN'])
})

it("names 'DATABASE_DAMAGED' for a file that is no database", async () => {
  const data = newFolder()
  mkdirSync(data)
  writeFileSync(join(data, 'stolik.db'), 'a letter to the editor')
  expect(await names({ STOLIK_DATA: data })).toEqual(['DATABASE_DAMAGED', 'GATEWAY_DOWN'])
})

it("names 'URL_ELSEWHERE' when another program answers at the address", async () => {
  const { env } = await gateway()
  const url = await web((_, answer) => answer.end('a shop'))
  expect(await names({ ...env, STOLIK_URL: url })).toEqual(['URL_ELSEWHERE'])
})

it("names 'PROXY_UNKNOWN' when requests come through a machine that is not in STOLIK_PROXIES", async () => {
  const { env, port } = await gateway({ STOLIK_PROXIES: '10.1.2.3' })
  const url = await web((incoming, answer) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7' }
    request({ port, host: '127.0.0.1', path: incoming.url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502)
      got.pipe(answer)
    }).end()
  })
  const { lines } = await doctor({ ...env, STOLIK_URL: url })
  expect(lines[0]).toBe(
    'PROXY_UNKNOWN: Requests come from a proxy at 127.0.0.1, which STOLIK_PROXIES does not name. ' +
      'Add this address to STOLIK_PROXIES and restart: until then all guests share one address and its limits.',
  )
})
