import { locales, say } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { eventDeskWords } from './words/event/index.js'
import { fieldWords, inputsOf } from '@stolik/elements/event/fields'

/** Every field that the gateway can refuse, as its check of regulations names them. */
const paths = [
  ...['name', 'organiser', 'place', 'starts', 'fee.amount', 'fee.currency', 'fee.use', 'protestMinutes'],
  ...[
    'notes.control',
    'notes.penalties',
    'notes.exclusion',
    'notes.appeals',
    'notes.material',
    'notes.other',
  ],
  ...['format.chairs', 'format.series', 'format.series.2.rounds', 'format.series.3.minutes'],
  ...['format.series.1.draw', 'format.scoring.scale', 'format.tieBreaks', 'format.bye', 'format.bye.points'],
  ...['format.bye.small', 'format.stake', 'capacity', 'groups', 'groups.team.size', 'groups.team.counting'],
  ...['groups.team.substitutes', 'groups.pair.size', 'groups.pair.counting', 'categories', 'juniorFrom'],
  ...['halls.1.name', 'halls.2.from', 'halls.3.to', 'halls.21'],
  ...['seniorUntil', 'prizes', 'prizes.all', 'prizes.team', 'prizes.youngest', 'sameCards'],
]

describe('fields of regulations', () => {
  it.each(locales)('are called in words in %s', async (locale) => {
    await eventDeskWords.need(locale)
    const spoken = (code: string, args = {}): string => say(eventDeskWords[locale], locale, code, args)
    for (const path of paths) expect([path, fieldWords(path, spoken)]).not.toEqual([path, path])
  })

  it('are found in their form', () => {
    expect(inputsOf('format.series.2.rounds')).toEqual(['rounds.2', 'rounds'])
    expect(inputsOf('fee.use')).toEqual(['feeUse'])
    expect(inputsOf('notes.control')).toEqual(['control'])
    expect(inputsOf('halls.2.from')).toContain('halls.2.from')
    expect(inputsOf('prizes.team')).toEqual(['prizes.team'])
  })
})
