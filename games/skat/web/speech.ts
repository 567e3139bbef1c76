/** What was called between two views, one sentence each. The table itself announces cards and turns. */
import type { Seat } from '@stolik/core'
import { nameOf, type Situation } from '@stolik/kit/shown'
import type { View } from '../src/rules/view.js'
import { gameWords } from './contract.js'
import { offerWords } from './offer.js'
import { callWords } from './scene.js'

export function tell(before: View, now: View, at: Situation): readonly string[] {
  return [
    ...now.calls
      .slice(before.calls.length)
      .map((c) => at.t('table.says', { name: nameOf(at, c.seat), what: callWords(c, at) })),
    ...(before.phase !== 'over' && now.phase === 'over' && now.declarer === null && !now.ramsz
      ? [at.t('skat.allPassedSmall')]
      : []),
    ...(now.ramsz && !before.ramsz ? [`${at.t('skat.ramsz')}: ${at.t('skat.ramszSmall')}`] : []),
    ...contract(before, now, at),
    ...exchanged(before, now, at),
    ...offer(before, now, at),
  ]
}

/** Where the words for what a player does begin: there are others for the viewer, in the second person. */
const person = (seat: Seat, at: Situation): string => (seat === at.seat ? 'skat.you.' : 'skat.')

function contract(before: View, now: View, at: Situation): readonly string[] {
  const { declarer } = now
  if (declarer === null) return []
  const name = nameOf(at, declarer)
  const say = (what: string): number => out.push(at.t(person(declarer, at) + what, { name }))
  const out: string[] = []
  if (before.declarer === null) say('plays')
  if (before.fromHand === null && now.fromHand !== null) say(now.fromHand ? 'stayed' : 'took')
  // Of their own cards the declarer knows.
  if (before.phase === 'discard' && now.phase !== 'discard' && declarer !== at.seat)
    out.push(at.t('skat.discarding', { name }))
  if (before.announcement === null && now.announcement !== null)
    out.push(at.t('skat.announced', { what: gameWords(now.announcement, at.t) }))
  return out
}

/** Who took the skat before a rewolucja, or how many cards are exchanged. */
function exchanged(before: View, now: View, at: Situation): readonly string[] {
  const { exchange } = now
  if (exchange === null) return []
  const took = exchange.took.filter((seat) => before.exchange?.took.includes(seat) !== true)
  const agreed = exchange.count !== null && before.exchange?.count !== exchange.count
  return [
    ...took.map((seat) => at.t(`${person(seat, at)}took`, { name: nameOf(at, seat) })),
    ...(agreed ? [at.t('skat.exchanged', { n: exchange.count })] : []),
  ]
}

function offer(before: View, now: View, at: Situation): readonly string[] {
  if (before.offer === null && now.offer !== null && now.offer.by !== now.seat)
    return [offerWords(now.offer, at)]
  if (before.offer !== null && now.offer === null && now.phase === 'play') return [at.t('skat.refused')]
  return []
}
