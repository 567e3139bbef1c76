/** Navigation between chapters: a list of all of them, and links to the next and previous one below the text. */
import type { Arg, ChapterId } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { withHash } from '../base/hash.js'

/** The guided hand is the last chapter. */
export type Place = ChapterId | 'hand'

export interface Chapters {
  readonly places: readonly Place[]
  readonly at: Place
  /** The chapter's key in the hash: `chapter` in `#chapter=play`. */
  readonly name: string
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly go: (place: Place) => void
}

/**
 * Returns a link, so that a chapter can be bookmarked, shared and returned to. If the page uses the hash itself, it is a button.
 */
function chapterLink({ at, name, go }: Chapters, place: Place, label: string, kind: string): TemplateResult {
  const href = withHash(location.href, { [name]: place })
  const current = place === at ? 'step' : nothing
  if (href === null)
    return html`<button type="button" class=${kind} aria-current=${current} @click=${() => go(place)}>
      ${label}
    </button>`
  return html`<a
    class=${kind}
    href=${href}
    target="_self"
    aria-current=${current}
    @click=${(event: MouseEvent) => {
      // The person wants another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      // The click redraws this link. The browser would then follow its new address, to the chapter after the wanted one.
      event.preventDefault()
      location.assign(href)
      go(place)
    }}
    >${label}</a
  >`
}

export const chapterList = (chapters: Chapters): TemplateResult =>
  html`<nav part="chapters" aria-label=${chapters.say('learn.chapters')}>
    <ol>
      ${chapters.places.map(
        (place) =>
          html`<li>${chapterLink(chapters, place, chapters.say(`learn.chapter.${place}`), 'step')}</li>`,
      )}
    </ol>
  </nav>`

export function chapterFoot(chapters: Chapters): TemplateResult {
  const { places, at, say } = chapters
  const now = places.indexOf(at)
  const [before, after] = [places[now - 1], places[now + 1]]
  const next = (place: Place): string => say('learn.next', { chapter: say(`learn.chapter.${place}`) })
  return html`<div class="foot row">
    ${before === undefined ? nothing : chapterLink(chapters, before, `‹ ${say('learn.back')}`, 'button')}
    ${after === undefined ? nothing : chapterLink(chapters, after, `${next(after)} ›`, 'button primary')}
  </div>`
}
