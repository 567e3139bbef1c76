import { declares, given } from '@stolik/kit/properties'
import { css, html, LitElement, nothing, svg } from 'lit'
import type { Mark } from '../client/types.js'
import { redrawOnChange } from '../base/follow.js'
import { langAround } from '../base/lang-around.js'
import { localeFor, prefs } from '../base/prefs.js'
import { atOnce } from '@stolik/kit/words/at-once'

/** The words of a mark for screen readers. They are few, so they load together with the mark. */
const markWords = atOnce(
  import.meta.glob<Readonly<Record<Mark, string>>>('./words/*.json', { eager: true, import: 'default' }),
)

/** A circle for a player, a shield for an official. They differ by shape and take the colour of the name. */
const forms: Readonly<Record<Mark, unknown>> = {
  VERIFIED: svg`<circle cx="8" cy="8" r="6.75" /><path d="m4.8 8.3 2.2 2.2 4.2-4.6" />`,
  OFFICIAL: svg`<path d="M8 1 14 3v5c0 3.4-2.4 5.8-6 7.2C4.4 13.8 2 11.4 2 8V3z" /><path d="m4.8 7.7 2.2 2.2 4.2-4.6" />`,
}

/**
 * The mark beside the name of a verified player or an official. It is a picture, not a character, so nobody can type it into a
 * name.
 *
 * @element stolik-mark
 * @prop of - a person with a `mark`, as the gateway returns it; nothing is drawn for others
 */
export class StolikMark extends declares(LitElement, {
  of: given<{ readonly mark?: Mark | null } | null>(null),
}) {
  static override styles = css`
    svg {
      inline-size: 1em;
      block-size: 1em;
      vertical-align: -0.12em;
      margin-inline-end: 0.3em;
      fill: none;
      stroke: currentcolor;
      stroke-width: 1.6;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `

  constructor() {
    super()
    redrawOnChange(this, prefs)
  }

  protected override render(): unknown {
    const mark = this.of?.mark ?? null
    // A newer gateway may know other marks.
    if (mark === null || !Object.hasOwn(forms, mark)) return nothing
    const words = markWords[localeFor(langAround(this))][mark]
    return html`<svg viewBox="0 0 16 16" role="img" aria-label=${words}>
      <title>${words}</title>
      ${forms[mark]}
    </svg>`
  }
}

customElements.define('stolik-mark', StolikMark)
