import { severalContract } from '../cluster/several.js'
import { gateway } from './gateways.js'
import { testHub } from './hub.js'

severalContract('of one hub', {
  open: async () => {
    const hub = await testHub()
    return { archive: hub.data.store, join: () => gateway(hub), end: hub.end }
  },
})
