/** A sentence about an event that ended before its last series. */
import type { Minutes } from '@stolik/event/papers/minutes'
import type { Imprint } from '../../print/imprint.js'
import { word } from '../../print/words/index.js'

export function endedEarlyText(
  { locale }: Imprint,
  { after, refund, reason }: NonNullable<Minutes['endedEarly']>,
): string {
  const what = word(locale, 'ended.early', { series: after })
  return `${what} ${word(locale, refund ? 'fees.refund' : 'fees.prizes')} ${reason}`
}
