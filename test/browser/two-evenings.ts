/** Two evenings with the same seven people, and with a different Jan Kowalski each. */
import type { Director } from '../event/remote.js'
import { holdEvening, type Evening } from './evening.js'

export const others = [
  { name: 'Adam Bigus', club: 'Lębork' },
  { name: 'Barbara Cybula', club: 'Żukowo' },
  { name: 'Cecylia Dawidowska', club: 'Lębork' },
  { name: 'Franciszek Ellwart', club: 'Żukowo' },
  { name: 'Gerard Formela', club: 'Lębork' },
  { name: 'Leokadia Miszewska-Potrykus', club: 'Żukowo' },
  { name: 'Paweł Żółć', club: 'Lębork' },
]
export const jan = 'Jan Kowalski'
/** The list of each table; its totals can be added up by eye (PT 5.1). */
const lists = [
  // 30 for each game that another lost; 24 + 50; −96 − 50; 23 + 50.
  {
    lines: ['2 clubs with 1 won', '3 grand with 1 lost', '4 null won', 'passed'],
    totals: [30, 74 + 30, -146, 73 + 30],
  },
  // 30 + 50; −44 − 50; 24 + 50.
  {
    lines: ['passed', '1 hearts with 2 won', '4 clubs with 1 won', '2 spades with 1 lost'],
    totals: [80 + 30, -94, 30, 74 + 30],
  },
]

export const [january, february] = ['Wieczór styczniowy', 'Wieczór lutowy'] as const

export async function twoEvenings(director: Director): Promise<readonly [Evening, Evening]> {
  const evening = (name: string, day: string, club: string, papers: typeof lists): Promise<Evening> => {
    const starts = Date.parse(`${day}T17:00:00Z`)
    return holdEvening(director, { name, starts }, [...others, { name: jan, club }], papers)
  }
  return [
    await evening(january, '2025-01-15', 'Lębork', lists),
    await evening(february, '2025-02-12', 'Żukowo', lists.toReversed()),
  ]
}
