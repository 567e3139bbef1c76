/** Lines to copy, with a button that says whether that worked. */
import { css, html, nothing, type TemplateResult } from 'lit'
import { button } from '../form/buttons.js'

interface Copying {
  readonly text: string
  /** Whether copying worked; null before it was tried. */
  readonly done: boolean | null
  readonly say: (code: string) => string
  readonly copy: () => void
}

/** The words come from the catalogue `paste`. The lines can be scrolled by keyboard, and selected where copying fails. */
export const copyable = ({ text, done, say, copy }: Copying): TemplateResult => html`
  <div class="copyable">
    <pre tabindex="0" role="group" aria-label=${say('paste.code')}><code lang="zxx">${text}</code></pre>
    <div class="row">
      ${button(say('paste.copy'), copy, { look: 'button primary copy' })}
      <span role="status" class=${done === false ? 'refusal' : 'copied'}
        >${done === null ? nothing : say(done ? 'paste.copied' : 'paste.copyFailed')}</span
      >
    </div>
  </div>
`

export const copyStyles = css`
  .copyable {
    display: grid;
    gap: var(--stolik-space-2);
    min-width: 0;
  }
  pre {
    margin: 0;
    padding: var(--stolik-space-3);
    overflow-x: auto;
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    font-size: var(--stolik-text-s);
    line-height: 1.6;
    white-space: pre-wrap !important;
    overflow-wrap: anywhere;
  }
  .copied:not(:empty) {
    color: var(--stolik-lisc);
    font-weight: 600;
  }
  .copied:not(:empty)::before {
    content: '✓ ' / '';
  }
`
