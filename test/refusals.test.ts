/** Every refusal of a gateway has words: no page shows a bare code. */
import { locales, say } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, it } from 'vitest'
import { leagueRefusals } from '@stolik/league/model/refusal'
import { rankingRefusals } from '@stolik/ranking/model/refusal'
import { countRefusals, schemeProblems } from '@stolik/ranking/model/scheme-refusal'
import { refusals } from '../platform/gateway/src/base/refusal.js'
import { ruleSetRefusals } from '../platform/gateway/src/rules/refusal.js'
import { settingsRefusals } from '../platform/gateway/src/settings/refusal.js'
import { eventRefusals, fileRefusals, regulationsRefusals } from '@stolik/event/model/refusal'

const words = readCatalogues(
  import.meta.url,
  ...[
    'elements/src/words',
    'elements/src/words/event',
    'elements/src/words/fair-play',
    'elements/src/words/account',
    'elements/src/words/people',
  ].map((room) => `../web/${room}`),
  ...['event', 'owner', 'import', 'league', 'ranking', 'rules', 'scheme'].map(
    (room) => `../web/desk/src/words/${room}`,
  ),
)

describe.each([
  ['a table or an account', refusals, ['refused', 'account.refused', 'people.refused']],
  ['the settings', settingsRefusals, ['owner.refused', 'fairPlay.refused', 'refused', 'account.refused']],
  ['a rule set', ruleSetRefusals, ['rulesets.refused', 'refused']],
  ['an event', { ...eventRefusals, ...fileRefusals, ...regulationsRefusals }, ['event.refused', 'refused']],
  ['a ranking', rankingRefusals, ['rankdesk.refused']],
  ['a league', leagueRefusals, ['leaguedesk.refused']],
  ['a scheme', schemeProblems, ['rankscheme.wrong']],
  ['counting', countRefusals, ['rankscheme.uncounted']],
] as const)('refusals of %s', (_, codes, rooms) => {
  // NOT_COUNTED only points to another code, which has words of its own.
  const told = Object.entries(codes).filter(([code]) => code !== 'NOT_COUNTED')

  it.each(told)('have words for %s', (code) => {
    for (const locale of locales) {
      const found = rooms.map((room) => `${room}.${code}`).find((one) => Object.hasOwn(words[locale], one))
      const sentence = found === undefined ? '' : say(words[locale], locale, found)
      expect(sentence, locale).not.toBe('')
      expect(sentence, locale).not.toContain(code)
    }
  })
})
