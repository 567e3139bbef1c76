/** Every entry of a paper list as a line (RZ). */
import { expect, it } from 'vitest'
import { baska } from '../src/index.js'
import type { PaperDeal } from '../src/list/deal.js'
import { rulesOf } from '../src/rules/profiles.js'
import { writeLine } from '../src/list/line.js'
import { faultAfter, sheetOf } from './paper-list.js'

const contracts = ['zwykla', 'wesele', 'cicha', 'gran', 'zolla'] as const
const grades = ['exit', 'noExit', 'noTrick', null] as const
const results: readonly PaperDeal['result'][] = [
  ...Array.from({ length: 105 }, (_, points) => ({ points })),
  ...grades.flatMap((grade) => [true, false].map((won) => ({ won, grade, tie: false }))),
]
const sides = [[0], [3], [0, 2], [3, 1], [1, 2], [0, 0], [4]] as const

function* deals(): Generator<PaperDeal> {
  for (const contract of contracts)
    for (const starzy of sides)
      for (const du of [false, true])
        for (const announced of [0, 1, 2, 4])
          for (const counted of announced === 0 ? [0] : [0, 1, 2])
            for (const result of results)
              yield { contract, starzy, du, announced, counted, bokRound: false, result }
}

/** Returns what is wrong with a deal written as a line; undefined if nothing is. */
function wrong(profile: string, deal: PaperDeal): string | undefined {
  const rules = rulesOf(profile)
  const line = writeLine(deal)
  const fault = faultAfter(rules, [], deal)
  const settled = baska.papers.settle(rules, 4, [], line)
  if (fault !== undefined)
    return 'refused' in settled && settled.clause === fault.clause
      ? undefined
      : `${line}: not refused as ${fault.fault}`
  if ('refused' in settled) return `${line}: refused as ${settled.refused}`
  const { scores } = settled.settlement
  const byChair = [0, 1, 2, 3].map((chair) => scores[settled.seating.indexOf(chair)])
  if (byChair.join() !== sheetOf(rules, [deal]).rows[0]?.scores.join())
    return `${line}: scores ${byChair.join()}`
  const canonical = baska.papers.fromSettled(rules, 4, settled)
  return canonical === baska.papers.read(rules, 4, line) ? undefined : `${line}: becomes ${canonical}`
}

it.each(['lebork', 'kop'])('%s: a line is refused like the list entry, or scores the same', (profile) => {
  const all = [...deals()]
  expect(all.length).toBeGreaterThan(50_000)
  expect(all.flatMap((deal) => wrong(profile, deal) ?? []).slice(0, 5)).toEqual([])
})
