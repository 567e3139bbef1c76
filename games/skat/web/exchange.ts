/** Shows the opponents' exchange before a rewolucja at the table (patrolki 3.4.9, towarzyski 2.6). */
import { nameOf, type Middle, type Situation } from '@stolik/kit/shown'
import type { View } from '../src/rules/view.js'

/** Who may exchange now, and how. The declarer and onlookers only see that the exchange takes place. */
export function exchangeMiddle(view: View, mine: boolean, at: Situation): Middle {
  const wordsOf = mine ? yours : others
  const words = view.exchange === null ? '' : wordsOf(view, at)
  return { big: at.t('skat.rewolucjaBig'), small: [words], cards: [] }
}

function yours({ exchange }: View, at: Situation): string {
  if (exchange?.step === 'take') return at.t('skat.youMayTake')
  if (exchange?.step === 'put') return at.t('skat.youDiscard')
  if (exchange?.step === 'number') return at.t('skat.youNumber')
  return at.t('skat.youGive', { n: exchange?.count ?? 0 })
}

function others(view: View, at: Situation): string {
  const [first] = view.toAct
  if (view.exchange?.how === 'skat') return at.t('skat.mayTake', { name: nameOf(at, first ?? 0) })
  return at.t(view.exchange?.step === 'give' ? 'skat.theyGive' : 'skat.theyNumber', {
    n: view.exchange?.count ?? 0,
  })
}
