/**
 * The invitation in the address of a table's page, or the key to a seat. They stand after the `#`, so that browsers send them to
 * no server and no other site, and previews never see them.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { tableAddress } from '../base/address.js'
import type { Table } from '../client/types.js'
import { forgetKey, keyInAddress } from '../seat-key/address.js'

interface Host extends ReactiveControllerHost {
  readonly pageAddress: boolean
  readonly tableHref: string | null
  invitation: string | null
}

/**
 * Returns the address of a table's page with the invitation, if there is one: where the pattern has `{invitation}`, or else in the
 * query.
 */
export function invitationAddress(pattern: string, id: string, invitation: string | null): string {
  const filled = pattern.replace('{invitation}', invitation ?? '')
  const url = new URL(tableAddress(filled, id))
  if (invitation === null) return url.href.replace(/#$/, '')
  if (filled === pattern) url.searchParams.set('invitation', invitation)
  return url.href
}

/** Returns the invitation after a `#`; null if there is none. */
const invitationIn = (hash: string): string | null => /^#(\w{1,64})$/.exec(hash)?.[1] ?? null

export function pageAddress(host: Host) {
  let key: string | null = null
  const read = (): void => {
    if (!host.pageAddress) return
    host.invitation = invitationIn(location.hash) ?? host.invitation
    const found = keyInAddress()
    if (found === null) return
    key = found
    // Nobody must pass it on with the address.
    forgetKey()
    host.requestUpdate()
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
    /** The key to a seat that the page was opened with. */
    get key() {
      return key
    },
    forgetKey: () => {
      key = null
    },
    /** Lets the address invite others, if the person may do that: the gateway tells the invitation to nobody else. */
    show(table: Table | null): void {
      const { id = '', invitation = null } = table ?? {}
      if (!host.pageAddress || host.tableHref === null || invitation === null) return
      const address = new URL(invitationAddress(host.tableHref, id, invitation))
      if (address.pathname === location.pathname && address.hash !== location.hash)
        history.replaceState(history.state, '', address.hash)
    },
  }
}
