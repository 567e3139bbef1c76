import type { Locale } from '@stolik/core'
import { addressAt } from './place.js'

/** Returns the address of a gateway's privacy page. It is the gateway's own page, whichever site embeds the element. */
export const privacyAt = (server: string, locale: Locale): string =>
  addressAt(server, `privacy?lang=${locale}`) ?? '#'
