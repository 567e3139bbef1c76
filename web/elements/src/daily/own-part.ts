/** What the person who looks at the deals of the day can do now, and how they have done. */
import { signed } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { DailyParts } from './parts.js'
import type { DailyDay, Progress } from './types.js'

export interface OwnDeps {
  /** Whether the person has an account. */
  readonly isSignedIn: boolean
  readonly busy: boolean
  /** Whether they are a guest with a name. */
  readonly isGuest: boolean
  readonly accountHref: string
  /** The name form, where an order waits for a name. */
  readonly name: unknown
  readonly play: () => void
}

export function ownPart(
  { say }: DailyParts,
  day: DailyDay,
  progress: Progress,
  { isSignedIn, isGuest, busy, accountHref, name, play }: OwnDeps,
): TemplateResult {
  const { deals: of, own, listed } = day
  const button = (code: string): TemplateResult =>
    html`<button class="button primary fit" ?disabled=${busy} @click=${play}>${say(code)}</button>`
  const signIn = html`<a class="button fit" href=${accountHref}>${say('daily.signIn')}</a>`
  if (progress.kind === 'none')
    return html`${isSignedIn ? nothing : html`<p>${say('daily.account')}</p>`}
      <p class="muted">${say('daily.once')}</p>
      <div class="row">
        ${button(isSignedIn ? 'daily.start' : 'daily.asGuest')} ${isSignedIn ? nothing : signIn}
      </div>
      ${name}`
  if (progress.kind === 'left') return html`<p>${say('daily.left')}</p>`
  if (progress.kind === 'playing')
    return html`${progress.played === null ? nothing : bar(say('daily.played', { n: progress.played, of }), progress.played, of)}
    ${button('daily.on')}`
  return html`${bar(say('daily.played', { n: of, of }), of, of)}
    ${
      own === null
        ? html`<p>${say('daily.notListed')}</p>`
        : html`<p class="result">
            <b>${signed(own.total)}</b>
            <span>${say(listed ? 'daily.place' : 'daily.would', { place: own.place })}</span>
          </p>`
    }
    ${own === null || listed ? nothing : html`<p>${say('daily.mine')}</p>`} ${isGuest ? signIn : nothing}
    <p class="muted">${say('daily.wait')}</p>`
}

const bar = (words: string, n: number, of: number): TemplateResult =>
  html`<div class="progress">
    <span id="progress">${words}</span>
    <progress aria-labelledby="progress" value=${n} max=${of}></progress>
  </div>`
