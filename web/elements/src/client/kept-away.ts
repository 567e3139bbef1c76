/** Until when the owner has banned or muted a person. It is queried when something was refused for that reason. */
import type { Locale } from '@stolik/core'
import { atOnce } from '@stolik/kit/words/at-once'
import type { Answer } from './document.js'
import type { Outcome } from './http.js'
import { keptAway } from './rare-documents.js'
import { untilSentences } from './until-sentences.js'

const words = atOnce(
  import.meta.glob<Readonly<Record<'until', string>>>('./until/*.json', { eager: true, import: 'default' }),
)

/** Uses the reader's own time zone. */
const sentence = (at: number | null): ((locale: Locale) => string) | undefined =>
  at === null
    ? undefined
    : (locale) => {
        const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
        return ` ${words[locale].until} ${when.format(at)}.`
      }

export async function loadUntil(
  query: (document: typeof keptAway) => Promise<Outcome<Answer<typeof keptAway>>>,
): Promise<void> {
  const outcome = await query(keptAway)
  if ('refused' in outcome) return
  const { banned, muted } = outcome.done.keptAway
  untilSentences.BANNED = sentence(banned)
  untilSentences.MUTED = sentence(muted)
}
