/** A sentence about an event that ended before its last series. */
import type { Minutes } from '@stolik/tournament/papers/minutes'
import type { Imprint } from './imprint.js'
import { word } from './words/index.js'

export function endedEarlyText(
  { locale }: Imprint,
  { after, refund, reason }: NonNullable<Minutes['endedEarly']>,
): string {
  const what = word(locale, 'ended.early', { series: after })
  return `${what} ${word(locale, refund ? 'fees.refund' : 'fees.prizes')} ${reason}`
}
