/** Look-ups of names: those of silent name servers block no thread, and time out. */
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { devNull } from 'node:os'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resolver } from '../src/outgoing/send.js'

const nowhere = { loopback: false, private: false }

/** A name server that hears questions and never answers. */
let silent: Socket
let servers: readonly string[]
beforeEach(async () => {
  silent = createSocket('udp4')
  silent.bind(0, '127.0.0.1')
  await once(silent, 'listening')
  servers = [`127.0.0.1:${silent.address().port}`]
})
afterEach(() => silent.close())

it('many look-ups at a silent name server leave the threads free that sync the disk', async () => {
  const resolve = resolver(nowhere, servers)
  let pending = 16
  const all = Array.from({ length: pending }, (_, n) =>
    resolve(`host${n}.example`).finally(() => (pending -= 1)),
  )
  const settled = Promise.allSettled(all)
  await once(silent, 'message')
  const file = await open(devNull, 'r')
  await file.stat()
  await file.close()
  expect(pending).toBe(16)
  const outcomes = await settled
  expect(outcomes.map(({ status }) => status)).toEqual(all.map(() => 'rejected'))
}, 30_000)

it('addresses and the name of this machine are not asked from name servers', async () => {
  const resolve = resolver(nowhere, servers)
  expect(await resolve('192.0.2.7')).toEqual([{ address: '192.0.2.7', family: 4 }])
  expect((await resolve('localhost')).map(({ address }) => address)).toContain('127.0.0.1')
})
