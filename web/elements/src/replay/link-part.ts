/** The link to the current step of a replay. */
import { html, type TemplateResult } from 'lit'
import { writePosition, type Position } from './position.js'

export interface Link {
  readonly address: string
  /** Whether it is in the clipboard. */
  readonly copied: boolean
}

export const linkPart = (say: (code: string) => string, { address, copied }: Link): TemplateResult =>
  html`<div class="link">
    <input
      type="text"
      readonly
      aria-label=${say('replay.linkIs')}
      .value=${address}
      @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
    />
    <p class="small" role="status">${say(copied ? 'replay.copied' : 'replay.byHand')}</p>
  </div>`

/** Returns the address with that position in it. A hash that is no list of parameters, such as `#top`, is replaced. */
export function addressOf(address: string, name: string, position: Position): string {
  const url = new URL(address)
  const params = new URLSearchParams(url.hash.includes('=') ? url.hash.slice(1) : '')
  params.set(name, writePosition(position))
  url.hash = String(params)
  return url.href
}

/** Copies the link to a position. `show` draws it, and resolves once it is there; without a clipboard the link stands selected. */
export async function shareLink(
  root: ParentNode,
  address: string,
  show: (link: Link) => Promise<unknown>,
): Promise<void> {
  const drawn = show({ address, copied: false })
  try {
    await navigator.clipboard.writeText(address)
    await show({ address, copied: true })
  } catch {
    // The clipboard needs https.
    await drawn
    root.querySelector<HTMLElement>('.link input')?.focus()
  }
}
