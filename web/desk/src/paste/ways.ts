/** The ways to put something on a page, and what to paste for each. */
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import {
  addressLine,
  elementLines,
  frameLines,
  pinnedLine,
  scriptLine,
  shortcode,
  type PinnedLoader,
  type EmbedChoice,
} from './lines.js'

export const ways = ['html', 'pinned', 'frame', 'wordpress'] as const
export type Way = (typeof ways)[number]

interface Writing {
  readonly way: Way
  readonly wanted: EmbedChoice
  readonly origin: string
  /** null while loading, undefined after a failure. */
  readonly pinned: PinnedLoader | null | undefined
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly block: (text: string) => unknown
}

export function embedCode({ way, wanted, origin, pinned, say, block }: Writing): TemplateResult {
  const element = elementLines(origin, wanted)
  const floating = `${scriptLine(origin)}\n${element}`
  if (way === 'frame')
    return html`<p>${say('paste.frame.how')}</p>
      ${wanted.kind.framed === 'clubs' ? html`<p class="note">${say('paste.clubsOnly')}</p>` : nothing}
      ${block(frameLines(origin, wanted))}`
  if (way === 'wordpress')
    return html`<p>${say('paste.wordpress.plugin', { server: origin })}</p>
      ${block(shortcode(wanted))}
      ${
        wanted.kind.byAddress
          ? html`<p>${say('paste.wordpress.address')}</p>
              ${block(addressLine(origin, wanted))}`
          : nothing
      }
      <p>${say('paste.wordpress.how')}</p>
      ${block(floating)}`
  if (way === 'pinned')
    return html`<p>${say('paste.pinned.how')}</p>
      ${
        pinned === undefined
          ? html`<p class="refusal" role="alert">${say('paste.pinned.away')}</p>`
          : pinned === null
            ? html`<p class="muted" role="status">${say('paste.loading')}</p>`
            : block(`${pinnedLine(origin, pinned)}\n${element}`)
      }`
  return html`<p>${say('paste.html.how')}</p>
    ${block(floating)}`
}
