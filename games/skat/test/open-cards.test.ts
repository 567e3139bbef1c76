/** Open-card problems with known solutions: can the declarer win a null game without a trick? */
import { describe, expect, it } from 'vitest'
import { readCards } from '@stolik/core'
import { nullGame } from '../src/index.js'
import { force } from '../src/hand/force.js'
import { linesOf } from './records-folder.js'

const files = ['dd-null-100.txt', 'dd-random-100.txt'].map(linesOf)
const there = files.every((lines) => lines !== undefined)
const problems = files.flatMap((lines) => lines ?? []).filter((line) => line.startsWith('N '))

/** A line is `contract leader hand0 hand1 hand2 skat win=…`; the declarer is seat 0. */
function solved(line: string): { found: boolean; known: boolean } {
  const words = line.trim().split(/\s+/)
  const hands = words.slice(2, 5).map((word) => readCards(word.split('.'))) as [number, number, number]
  const announcement = { game: nullGame } as const
  const trick = { leader: Number(words[1]), cards: [] }
  return { found: force({ announcement, hands, trick }, 0, 0, 'none'), known: line.includes('win=1') }
}

describe('null with open cards', () => {
  it.skipIf(!there)('5.2.7 is decided as expected (skipped without the folder of records)', () => {
    expect(problems.length).toBeGreaterThan(100)
    for (const line of problems) {
      const { found, known } = solved(line)
      expect(found, line).toBe(known)
    }
  })
})
