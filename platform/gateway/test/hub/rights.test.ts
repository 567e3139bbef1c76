import { sqlAccounts } from '../../src/account/sql.js'
import { sqlSettings } from '../../src/settings/sql.js'
import { rightsContract } from '../cluster/rights.js'
import { gateway } from './gateways.js'
import { testHub } from './hub.js'

rightsContract('at the workers of one hub', {
  open: async () => {
    const hub = await testHub()
    const { db } = hub.data
    return {
      accounts: sqlAccounts(db),
      settings: sqlSettings(db),
      join: (timeOf) => gateway(hub, timeOf),
      end: hub.end,
    }
  },
})
