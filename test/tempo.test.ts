/** What the lobby calls a tempo says how long a move may take, as the gateway's clocks have it. */
import { describe, expect, it } from 'vitest'
import { allowance } from '../platform/gateway/src/table/clocks.js'
import { csb } from '../web/widgets/src/words/csb.js'
import { de } from '../web/widgets/src/words/de.js'
import { en } from '../web/widgets/src/words/en.js'
import { fr } from '../web/widgets/src/words/fr.js'
import { pl } from '../web/widgets/src/words/pl.js'
import { szl } from '../web/widgets/src/words/szl.js'

describe.each(Object.entries({ pl, csb, szl, de, en, fr }))('the names of tempos in %s', (_, words) => {
  it.each(['CALM', 'NORMAL', 'FAST'] as const)('say the seconds of a move: %s', (speed) => {
    const seconds = (allowance(speed, 12)?.perMove ?? 0) / 1000
    expect(words[`speed.${speed}`]).toContain(` ${seconds} s `)
  })
})
