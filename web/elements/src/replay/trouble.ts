/** Explains why no deal can be shown, and what to do about it. */
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Trouble } from './source.js'

interface TroubleActions {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly again: () => void
  /** Takes the text of a chosen file. */
  readonly take: (text: string) => void
}

export function troublePart(trouble: Trouble, { say, again, take }: TroubleActions): TemplateResult {
  const { why, ...args } = trouble
  const choose = async ({ target }: Event): Promise<void> => {
    const file = (target as HTMLInputElement).files?.[0]
    if (file !== undefined) take(await file.text())
  }
  return html`<div class="message">
    <p role="status"><strong>${say(`replay.${why}`, args)}</strong></p>
    ${why === 'unknown' ? html`<p>${say('replay.unknownHint')}</p>` : nothing}
    ${
      why === 'offline' || why === 'unknown'
        ? html`<button class="button" type="button" @click=${again}>${say('replay.again')}</button>`
        : nothing
    }
    ${
      why === 'nothing'
        ? html`<p>${say('replay.nothingHint')}</p>
            <label class="button"
              >${say('replay.choose')}<input class="visually-hidden" type="file" @change=${choose}
            /></label>`
        : nothing
    }
  </div>`
}
