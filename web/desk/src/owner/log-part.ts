import { intlOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { deletedKinds, type OwnerLog, type Upkeep } from './client.js'
import type { OwnerParts } from './element.js'

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
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const row = (at: number, head: string, what: string, from: string): TemplateResult =>
    html`<li>
      <div>
        <strong class="said">${head}</strong>
        <span class="muted small said"
          >${[what, from, when.format(at)].filter((part) => part !== '').join(' · ')}</span
        >
      </div>
    </li>`
  const part = (title: string, rows: readonly TemplateResult[]): TemplateResult =>
    html`<details open>
      <summary>${title}</summary>
      ${
        rows.length === 0
          ? html`<p class="muted">${say('owner.logNone')}</p>`
          : html`<ul class="list">
              ${rows}
            </ul>`
      }
    </details>`
  return html`<section class="panel stack" id="log">
    <h2>${say('owner.log')}</h2>
    ${upkeep === null ? nothing : upkeepPart(upkeep, say, locale, when)}
    <p class="muted">${say('owner.logHint')}</p>
    ${
      log === null
        ? html`<button class="button" ?disabled=${busy} @click=${fetch}>${say('owner.logShow')}</button>`
        : html`${part(
            say('owner.logFailed'),
            log.failed.map(({ at, login, hash, from }) =>
              row(at, login ?? say('owner.logNobody', { hash }), '', from),
            ),
          )}
          ${part(
            say('owner.logActs'),
            log.acts.map(({ at, name, what, about, from }) =>
              row(at, say(`owner.did.${what}`), [name ?? '–', about].join(' · '), from),
            ),
          )}`
    }
    ${log === null ? nothing : html`<button class="quiet" ?disabled=${busy} @click=${fetch}>${say('owner.logAgain')}</button>`}
    ${refusal('log')}
  </section>`
}

/** The last backup, and the deletions of the last nightly run. */
function upkeepPart(
  { lastBackup, forgotten }: Upkeep,
  say: OwnerParts['say'],
  locale: Locale,
  moment: Intl.DateTimeFormat,
): TemplateResult {
  const what = deletedKinds.flatMap((rule) => {
    const n = forgotten?.[rule] ?? 0
    return n === 0 ? [] : [say(`owner.gone.${rule}`, { n })]
  })
  const when = forgotten === null ? '' : moment.format(forgotten.at)
  const list = new Intl.ListFormat(intlOf(locale), { type: 'unit' }).format(what)
  return html`<p id="backup">
      ${lastBackup === null ? say('owner.backupNone') : say('owner.backup', { when: moment.format(lastBackup) })}
    </p>
    <p id="forgotten">
      ${
        forgotten === null
          ? say('owner.forgottenNever')
          : what.length === 0
            ? say('owner.forgottenNothing', { when })
            : say('owner.forgotten', { when, what: list })
      }
    </p>`
}
