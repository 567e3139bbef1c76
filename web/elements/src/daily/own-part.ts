/** What the person who looks at the deals of the day can do now, and how they have done. */
import { signed } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { DailyParts } from './parts.js'
import type { DailyDay, Progress } from './types.js'

export interface OwnDeps {
  /** Whether the person has an account. */
  readonly isSignedIn: boolean
  readonly busy: boolean
  readonly accountHref: string
  readonly play: () => void
}

export function ownPart(
  { say }: DailyParts,
  day: DailyDay,
  progress: Progress,
  { isSignedIn, busy, accountHref, play }: OwnDeps,
): TemplateResult {
  const { deals: of, own } = day
  const button = (code: string): TemplateResult =>
    html`<button class="button primary fit" ?disabled=${busy} @click=${play}>${say(code)}</button>`
  if (!isSignedIn)
    return html`<p>${say('daily.account')}</p>
      <a class="button primary fit" href=${accountHref}>${say('daily.signIn')}</a>`
  if (progress.kind === 'none')
    return html`<p class="muted">${say('daily.once')}</p>
      ${button('daily.start')}`
  if (progress.kind === 'left') return html`<p>${say('daily.left')}</p>`
  if (progress.kind === 'playing')
    return html`${progress.played === null ? nothing : bar(say('daily.played', { n: progress.played, of }), progress.played, of)}
    ${button('daily.on')}`
  return html`${bar(say('daily.played', { n: of, of }), of, of)}
    ${
      own === null
        ? html`<p>${say('daily.notListed')}</p>`
        : html`<p class="result">
            <b>${signed(own.total)}</b> <span>${say('daily.place', { place: own.place })}</span>
          </p>`
    }
    <p class="muted">${say('daily.wait')}</p>`
}

const bar = (words: string, n: number, of: number): TemplateResult =>
  html`<div class="progress">
    <span id="progress">${words}</span>
    <progress aria-labelledby="progress" value=${n} max=${of}></progress>
  </div>`
