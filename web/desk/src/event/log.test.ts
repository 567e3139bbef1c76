import { faults } from '@stolik/kit/testing'
import { afterEach, expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import type { EventClient } from '@stolik/elements/event/client/client'
import { eventDeskWords } from '../words/event/index.js'
import { StolikEventLog } from './log.js'

afterEach(() => document.body.replaceChildren())

it('the log is said in words, and can show the entries of one table', async () => {
  await eventDeskWords.need('en')
  const shown = event({
    phase: 'PLAYING',
    names: ['Anna Żak', 'Jan Kos', ...Array.from({ length: 28 }, (_, i) => `Player ${i}`)],
  })
  const entries = [
    { kind: 'withdraw', player: 'p1' },
    { kind: 'hand', series: 1, table: 10, hand: 0, line: 'passed' },
    { kind: 'hand', series: 1, table: 2, hand: 4, line: '2 clubs with 1 won' },
    { kind: 'start', series: 1 },
    { kind: 'pause', series: 1, table: 2, paused: true, reason: 'waits for its players' },
  ].map((entry, n) => ({
    n,
    at: 0,
    by: 'direction',
    name: 'Ola',
    device: null,
    kind: entry.kind,
    entry: JSON.stringify(entry),
  }))
  const client = {
    audit: (from: number) =>
      Promise.resolve({ done: { length: entries.length, entries: entries.slice(from) } }),
  } as unknown as EventClient
  const log = Object.assign(new StolikEventLog(), { lang: 'en', client, seq: 5, shown })
  const main = document.createElement('main')
  main.append(log)
  document.body.append(main)
  const root = log.shadowRoot as ShadowRoot
  const lines = (): string[] =>
    [...root.querySelectorAll('tbody .sub')].map(({ textContent }) =>
      textContent.replace(/[\u2068\u2069]/g, ''),
    )
  await expect
    .poll(lines)
    .toEqual([
      'Series 1, Table 2 · it waits for its players',
      'Series 1',
      'Series 1, Table 2 · deal 5 · B, Clubs, with 1, won',
      'Series 1, Table 10 · deal 1 · passed',
      '2 Jan Kos',
    ])
  const choice = root.querySelector('select')
  expect([...(choice?.options ?? [])].map(({ value }) => value)).toEqual(['', '1.2', '1.10'])
  if (choice) choice.value = '1.10'
  choice?.dispatchEvent(new Event('change'))
  await log.updateComplete
  expect(lines()).toEqual(['Series 1, Table 10 · deal 1 · passed'])
  expect(await faults(log)).toEqual([])
})
