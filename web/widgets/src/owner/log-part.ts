import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Doing } from './element.js'
import type { OwnerLog } from './client.js'

interface Reading {
  /** When the last good backup was made, in milliseconds; null where none is known. */
  readonly lastBackup: number | null
  /** Null before it was asked for: each reading is itself written down. */
  readonly log: OwnerLog | null
  readonly fetch: () => void
}

/** What was done with special rights, and who could not sign in. */
export function logPart(
  { log, lastBackup, fetch }: Reading,
  { say, busy, refusal }: Doing,
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
    <p id="backup">
      ${lastBackup === null ? say('owner.backupNone') : say('owner.backup', { when: when.format(lastBackup) })}
    </p>
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
