/** The address of a guest's own seat. The key stands after the `#`, where no server and no other site sees it. */
import { addressAt } from '../base/place.js'

const begin = '#seat='

/** Returns '' if the server is none. */
export const seatAddress = (server: string, table: string, key: string): string =>
  addressAt(server, `table/${encodeURIComponent(table)}${begin}${key}`) ?? ''

/** Returns the key in the address of the page, which a table with an address of its own follows; null if there is none. */
export const keyInAddress = (): string | null =>
  location.hash.startsWith(begin) ? location.hash.slice(begin.length) : null

/** Removes the key from the address of the page. */
export const forgetKey = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search)
