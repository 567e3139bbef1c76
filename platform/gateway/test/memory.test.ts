/** Memory held after requests from outside. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { testApp } from './help.js'

let app: FastifyInstance
afterEach(() => app.close())

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void
const held = (): number => {
  gc()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

/** Documents of the maximal length, all different. */
const documents = [
  (n: number): string => `{ ${`me { id } `.repeat(240)} __typename }${' '.repeat(n)}`,
  (n: number): string => `{ x${n} ${'none { of } '.repeat(240)} }`,
]

it('documents that never come again leave little in memory', { timeout: 120_000 }, async () => {
  app = await testApp()
  const post = (query: string) => app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  for (const document of documents) await post(document(0))
  const before = held()
  for (let n = 1; n <= 250; n++) for (const document of documents) await post(document(n))
  expect(held() - before).toBeLessThan(40)
})
