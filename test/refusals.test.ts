/** Every refusal of a gateway has words: no page shows a bare code. */
import { say } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { rankingRefusals } from '@stolik/ranking/model/refusal'
import { countRefusals, schemeProblems } from '@stolik/ranking/model/scheme-refusal'
import { refusals } from '../platform/gateway/src/base/refusal.js'
import { settingsRefusals } from '../platform/gateway/src/settings/refusal.js'
import { eventRefusals, fileRefusals, regulationsRefusals } from '@stolik/tournament/model/refusal'

const words = readCatalogues(
  import.meta.url,
  ...['elements/src/words', 'elements/src/words/event'].map((room) => `../web/${room}`),
  ...['owner', 'import', 'ranking', 'scheme'].map((room) => `../web/desk/src/words/${room}`),
).pl

describe.each([
  ['a table or an account', refusals, ['refused']],
  ['the settings', settingsRefusals, ['owner.refused', 'refused']],
  ['an event', { ...eventRefusals, ...fileRefusals, ...regulationsRefusals }, ['event.refused', 'refused']],
  ['a ranking', rankingRefusals, ['rankdesk.refused']],
  ['a scheme', schemeProblems, ['rankscheme.wrong']],
  ['counting', countRefusals, ['rankscheme.uncounted']],
] as const)('refusals of %s', (_, codes, rooms) => {
  // NOT_COUNTED only points to another code, which has words of its own.
  const told = Object.entries(codes).filter(([code]) => code !== 'NOT_COUNTED')

  it.each(told)('have words for %s', (code) => {
    const found = rooms.map((room) => `${room}.${code}`).find((one) => Object.hasOwn(words, one)) ?? ''
    const sentence = found === '' ? '' : say(words, 'pl', found)
    expect(sentence).not.toBe('')
    expect(sentence).not.toContain(code)
  })
})
