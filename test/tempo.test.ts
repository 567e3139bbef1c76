/** The lobby's name of a tempo tells how long a move may take, and the gateway's clocks agree. */
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { allowance } from '../platform/gateway/src/table/clocks.js'

const all = readCatalogues(import.meta.url, '../web/elements/src/words')

describe.each(Object.entries(all))('the names of tempos in %s', (_, words) => {
  it.each(['CALM', 'NORMAL', 'FAST'] as const)('give the seconds of a move: %s', (speed) => {
    const seconds = (allowance(speed, 12)?.perMove ?? 0) / 1000
    expect(words[`speed.${speed}`]).toContain(` ${seconds} s `)
  })
})
