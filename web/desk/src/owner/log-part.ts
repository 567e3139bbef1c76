import { intlOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { deletedKinds, type OwnerLog, type Upkeep } from './client.js'
import { head, list, momentOf, type OwnerParts } from './parts.js'
import { button } from '../form/buttons.js'

interface Reading {
  /** null if the gateway does not report it. */
  readonly upkeep: Upkeep | null
  /** null before it was requested, because each reading is itself logged. */
  readonly log: OwnerLog | null
  readonly fetch: () => void
}

/** Acts with special rights, and failed sign-ins. */
export function logPart(
  { log, upkeep, fetch }: Reading,
  { say, busy, refusal }: OwnerParts,
  locale: Locale,
): TemplateResult {
  const row = (at: number, name: string, ...facts: readonly string[]): TemplateResult =>
    html`<li>${head(name, ...facts, momentOf(at, locale))}</li>`
  const part = (title: string, rows: readonly TemplateResult[]): TemplateResult =>
    html`<details open>
      <summary>${title}</summary>
      ${rows.length === 0 ? html`<p class="muted">${say('owner.logNone')}</p>` : list(rows)}
    </details>`
  return html`<section class="panel stack" id="log">
    <h2>${say('owner.log')}</h2>
    ${upkeep === null ? nothing : upkeepPart(upkeep, say, locale)}
    <p class="muted">${say('owner.logHint')}</p>
    ${
      log === null
        ? button(say('owner.logShow'), fetch, { busy })
        : html`${part(
            say('owner.logFailed'),
            log.failed.map(({ at, login, hash, from }) =>
              row(at, login ?? say('owner.logNobody', { hash }), from),
            ),
          )}
          ${part(
            say('owner.logActs'),
            log.acts.map(({ at, name, what, about, from }) =>
              row(at, say(`owner.did.${what}`), name ?? '–', about, from),
            ),
          )}`
    }
    ${log === null ? nothing : button(say('owner.logAgain'), fetch, { look: 'quiet', busy })}
    ${refusal('log')}
  </section>`
}

/** The last backup, and the deletions of the last nightly run. */
function upkeepPart(
  { lastBackup, forgotten }: Upkeep,
  say: OwnerParts['say'],
  locale: Locale,
): TemplateResult {
  const what = deletedKinds.flatMap((rule) => {
    const n = forgotten?.[rule] ?? 0
    return n === 0 ? [] : [say(`owner.gone.${rule}`, { n })]
  })
  const when = forgotten === null ? '' : momentOf(forgotten.at, locale)
  const deleted = new Intl.ListFormat(intlOf(locale), { type: 'unit' }).format(what)
  return html`<p id="backup">
      ${lastBackup === null ? say('owner.backupNone') : say('owner.backup', { when: momentOf(lastBackup, locale) })}
    </p>
    <p id="forgotten">
      ${
        forgotten === null
          ? say('owner.forgottenNever')
          : what.length === 0
            ? say('owner.forgottenNothing', { when })
            : say('owner.forgotten', { when, what: deleted })
      }
    </p>`
}
