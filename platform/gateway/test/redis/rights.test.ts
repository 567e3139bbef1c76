import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { memoryAccounts } from '../../src/account/memory.js'
import { memorySettings } from '../../src/settings/memory.js'
import { memoryStore } from '../../src/store/memory.js'
import { memoryEvents } from '../../src/tournament/memory.js'
import { rightsContract } from '../cluster/rights.js'
import { gateway } from './gateways.js'

let server: Server
let database = 0

rightsContract('over Redis', {
  can: hasRedis,
  begin: async () => {
    server = await startRedis('--databases', '64')
  },
  end: () => server.end(),
  outage: { begin: () => server.stop('SIGKILL'), end: () => server.start() },
  open: () => {
    database += 1
    const [archive, url] = [memoryStore(), `${server.url}/${database}`]
    const rest = { accounts: memoryAccounts(), events: memoryEvents(), settings: memorySettings() }
    return Promise.resolve({
      ...rest,
      join: (timeOf) => gateway(url, archive, undefined, timeOf, rest),
      end: () => Promise.resolve(),
    })
  },
})
