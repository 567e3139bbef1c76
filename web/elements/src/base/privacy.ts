import type { Locale } from '@stolik/core'
import { addressAt } from './place.js'

/** The page that says what the gateway at a base address keeps of people; it is its own, whatever site this is. */
export const privacyAt = (server: string, locale: Locale): string =>
  addressAt(server, `privacy?lang=${locale}`) ?? '#'
