/** Papers of an event whose series begin at times of their own. */
import { cases } from '@stolik/core/cases'
import { locales } from '@stolik/core'
import { expect, it } from 'vitest'
import { pdf } from '../../../src/event/print/documents.js'
import { tiny } from '../../help.js'
import { format, names, regulations, startEvent } from '../../../../event/test/event.js'
import { readable } from './readable.js'

const some = locales.slice(0, cases(1, locales.length))

const event = (hours: number | undefined) => {
  const { starts } = regulations
  const plan = { rounds: 1, minutes: null, draw: 'lots' } as const
  const second = hours === undefined ? plan : { ...plan, starts: starts + hours * 3_600_000 }
  const started = startEvent(
    {
      game: 'tiny',
      format: {
        ...format,
        profile: 'plain',
        chairs: [4],
        bye: { points: 0, small: 0 },
        tieBreaks: ['lot'],
        series: [plan, second],
      },
    },
    { lists: tiny.plugin },
  )
  started.enter(...names(9))
  started.draw(1)
  return started
}

it.each(some)('say day and time of such a series in %s', async (locale) => {
  for (const [kind, times] of [
    ['cards', 9],
    ['regulations', 1],
  ] as const) {
    const of = async (hours: number | undefined) => {
      const source = {
        state: event(hours).state,
        offer: tiny,
        locale,
        timeZone: 'UTC',
        at: 0,
        ruleName: null,
        site: null,
      }
      return readable((await pdf(source, { kind })) ?? new Uint8Array()).join('\n')
    }
    expect((await of(27)).match(/13:00/g)).toHaveLength(times)
    expect(await of(undefined)).not.toContain('13:00')
  }
})
