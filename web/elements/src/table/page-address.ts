/**
 * The invitation in the address of a table's page. It stands after the `#`, so that browsers send it to no server and no other
 * site, and previews never see it.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { tableAddress } from '../base/address.js'
import type { Table } from '../client/types.js'

interface Host extends ReactiveControllerHost {
  readonly pageAddress: boolean
  readonly tableHref: string | null
  invitation: string | null
}

/** Returns the invitation after a `#`; null if there is none. */
const invitationIn = (hash: string): string | null => /^#(\w{1,64})$/.exec(hash)?.[1] ?? null

export function pageAddress(host: Host): { readonly show: (table: Table | null) => void } {
  const read = (): void => {
    if (host.pageAddress) host.invitation = invitationIn(location.hash) ?? host.invitation
  }
  const controller: ReactiveController = {
    hostConnected() {
      read()
      addEventListener('hashchange', read)
    },
    hostDisconnected: () => removeEventListener('hashchange', read),
  }
  host.addController(controller)
  return {
    /** Lets the address invite others, if the person may do that: the gateway tells the invitation to nobody else. */
    show(table) {
      const { id = '', invitation = null } = table ?? {}
      if (!host.pageAddress || host.tableHref === null || invitation === null) return
      const address = new URL(tableAddress(host.tableHref, id, invitation))
      if (address.pathname === location.pathname && address.hash !== location.hash)
        history.replaceState(history.state, '', address.hash)
    },
  }
}
