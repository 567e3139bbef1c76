/** What deciding on acts of an event needs of its game. */
import type { Tools } from '@stolik/event/decide/decide'
import type { Offer } from '../../base/offer.js'
import { rulesDigest } from '../../table/pinned.js'

export const toolsOf = ({ plugin, arbiter }: Offer): Tools => ({
  lists: plugin,
  arbiter: arbiter ?? null,
  rules: (profile) => rulesDigest(plugin, profile),
})
