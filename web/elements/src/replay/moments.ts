/** The moments of a hand, where there is room for them: its start, each trick, and its end. */
import { declares, given } from '@stolik/kit/properties'
import { css, html, LitElement } from 'lit'

export interface Moment {
  readonly step: number
  /** As short as a number, for the eye. */
  readonly mark: string
  /** In words, for whoever does not see where it stands. */
  readonly label: string
}

/**
 * @fires stolik-moment - somebody goes to a moment; `detail` is its step
 */
export class StolikMoments extends declares(LitElement, {
  moments: given<readonly Moment[]>([]),
  /** The step that is shown. */
  step: given(0),
}) {
  static override styles = css`
    :host {
      display: none;
    }
    @container (1100px <= width) {
      :host {
        display: block;
        padding-inline: var(--stolik-space-2);
      }
    }
    ol {
      display: flex;
      gap: 2px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      flex: 1 1 0;
      min-width: 24px;
    }
    button {
      width: 100%;
      min-height: var(--stolik-press);
      padding: 0;
      border: 0;
      border-block-end: 3px solid var(--stolik-line);
      background: none;
      color: inherit;
      font: inherit;
      font-size: var(--stolik-text-s);
      font-variant-numeric: tabular-nums;
      cursor: pointer;
    }
    .past {
      border-color: var(--stolik-chaber);
    }
    [aria-current='step'] {
      background: var(--stolik-panel);
      font-weight: 700;
    }
    button:focus-visible {
      outline: 3px solid var(--stolik-chaber);
      outline-offset: -3px;
    }
  `

  protected override render(): unknown {
    const now = this.moments.findLastIndex(({ step }) => step <= this.step)
    return html`<ol>
      ${this.moments.map(
        ({ step, mark, label }, n) =>
          html`<li>
            <button
              type="button"
              class=${n <= now ? 'past' : ''}
              title=${label}
              aria-label=${label}
              aria-current=${n === now ? 'step' : 'false'}
              @click=${() => this.dispatchEvent(new CustomEvent('stolik-moment', { detail: step }))}
            >
              ${mark}
            </button>
          </li>`,
      )}
    </ol>`
  }
}

customElements.define('stolik-moments', StolikMoments)
