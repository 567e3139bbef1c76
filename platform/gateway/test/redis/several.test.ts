import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { memoryStore } from '../../src/store/memory.js'
import { severalContract } from '../cluster/several.js'
import { gateway } from './gateways.js'

let server: Server
let database = 0

severalContract('over Redis', {
  can: hasRedis,
  begin: async () => {
    server = await startRedis('--databases', '64')
  },
  end: () => server.end(),
  open: () => {
    database += 1
    const [archive, url] = [memoryStore(), `${server.url}/${database}`]
    return Promise.resolve({
      archive,
      join: () => gateway(url, archive),
      end: () => Promise.resolve(),
    })
  },
})
