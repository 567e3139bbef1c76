/** The check of a pasted address: which site would be allowed. */
import type { ReactiveControllerHost } from 'lit'
import { siteAccess, type Checked } from '@stolik/elements/client/access'

export type SiteCheck = ReturnType<typeof siteCheck>

/** @param place the gateway's address; null if it is invalid */
export function siteCheck(host: ReactiveControllerHost, place: () => string | null) {
  let checked: Checked | null = null
  const set = (next: Checked | null): void => {
    checked = next
    host.requestUpdate()
  }
  return {
    /** The address last typed, and the answer about it. */
    get checked() {
      return checked
    },
    check: async (address: string): Promise<void> => {
      if (address.trim() === '') return set(null)
      set({ address, origin: null, allowed: false, problem: null })
      const gateway = place()
      const answer = gateway === null ? undefined : await siteAccess(gateway, address)
      // Another address may have been typed meanwhile.
      if (checked?.address === address && answer !== undefined) set({ address, ...answer })
    },
  }
}
