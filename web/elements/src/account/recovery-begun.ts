/** A recovery that waits, in words. */
import { intlOf, type Arg, type Locale } from '@stolik/core'
import type { Gateway } from '../client/gateway.js'

const day = 24 * 60 * 60_000

/** A day from now by the gateway's clock, in milliseconds since 1970. */
export const dayFrom = (gate: Pick<Gateway, 'now'>): number => (gate.now() ?? Date.now()) + day

export const timeWords = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

export const begunWords = (
  locale: Locale,
  at: number,
  say: (code: string, args?: Readonly<Record<string, Arg>>) => string,
): string => say('factor.begun', { at: timeWords(locale, at) })
