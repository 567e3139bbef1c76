/** The fields of a scheme's form. Each is named by its path in the scheme, and shows its own problems. */
import { html, nothing, type TemplateResult } from 'lit'
import { shortLabelOf, problemText } from './paths.js'
import type { SchemeParts } from './types.js'

interface Asked {
  readonly value: string
  readonly hint?: string
  readonly required?: boolean
  readonly type?: 'text' | 'date' | 'search'
  /** Whether a phone shows its number keys. */
  readonly numeric?: boolean
  readonly label?: string
}

const idOf = (path: string, of: 'wrong' | 'hint'): string => `${of}-${path}`

/** Ids of the hint and the problem that describe a field. */
function described(parts: SchemeParts, path: string, hint: string | undefined): unknown {
  const ids = [
    ...(hint === undefined ? [] : [idOf(path, 'hint')]),
    ...(parts.wrong.has(path) ? [idOf(path, 'wrong')] : []),
  ]
  return ids.length === 0 ? nothing : ids.join(' ')
}

function below(parts: SchemeParts, path: string, hint: string | undefined): TemplateResult {
  const wrong = parts.wrong.get(path)
  return html`${hint === undefined ? nothing : html`<p class="sub" id=${idOf(path, 'hint')}>${hint}</p>`}
  ${
    wrong === undefined
      ? nothing
      : html`<p class="wrong" id=${idOf(path, 'wrong')}>
          ${wrong.map((one) => problemText(one, parts)).join(' ')}
        </p>`
  }`
}

const invalid = ({ wrong }: SchemeParts, path: string): unknown => (wrong.has(path) ? 'true' : nothing)

export function field(parts: SchemeParts, path: string, asked: Asked): TemplateResult {
  const { value, hint, required = false, type = 'text', numeric = false, label } = asked
  return html`<div>
    <label
      ><span>${label ?? shortLabelOf(path, parts)}</span
      ><input
        name=${path}
        type=${type}
        autocomplete="off"
        inputmode=${numeric ? 'decimal' : nothing}
        ?required=${required}
        aria-invalid=${invalid(parts, path)}
        aria-describedby=${described(parts, path, hint)}
        .defaultValue=${value}
    /></label>
    ${below(parts, path, hint)}
  </div>`
}

/** A text area with one entry per line. */
export function lines(
  parts: SchemeParts,
  path: string,
  value: readonly string[] | null,
  hint?: string,
): TemplateResult {
  return html`<div>
    <label
      ><span>${shortLabelOf(path, parts)}</span
      ><textarea
        name=${path}
        rows="3"
        aria-invalid=${invalid(parts, path)}
        aria-describedby=${described(parts, path, hint)}
        .defaultValue=${value?.join('\n') ?? ''}
      ></textarea></label
    >${below(parts, path, hint)}
  </div>`
}

export function choice(
  parts: SchemeParts,
  path: string,
  now: string,
  options: readonly (readonly [value: string, words: string])[],
  hint?: string,
): TemplateResult {
  return html`<div>
    <label
      ><span>${shortLabelOf(path, parts)}</span>
      <select
        name=${path}
        aria-invalid=${invalid(parts, path)}
        aria-describedby=${described(parts, path, hint)}
      >
        ${options.map(([value, words]) => html`<option value=${value} ?selected=${value === now}>${words}</option>`)}
      </select></label
    >
    ${below(parts, path, hint)}
  </div>`
}

/** Several tick boxes under one name. */
export function ticks(
  parts: SchemeParts,
  path: string,
  now: readonly string[],
  options: readonly (readonly [value: string, words: unknown])[],
  hint?: string,
): TemplateResult {
  return html`<fieldset aria-describedby=${described(parts, path, hint)}>
    <legend class="sub">${shortLabelOf(path, parts)}</legend>
    ${options.map(
      ([value, words]) =>
        html`<label class="tick"
          ><input
            type="checkbox"
            name=${path}
            value=${value}
            aria-invalid=${invalid(parts, path)}
            ?checked=${now.includes(value)}
          />
          <span>${words}</span></label
        >`,
    )}
    ${below(parts, path, hint)}
  </fieldset>`
}

/** A single tick box without a group label. */
export function tick(parts: SchemeParts, path: string, on: boolean): TemplateResult {
  return html`<div>
    <label class="tick"
      ><input
        type="checkbox"
        name=${path}
        aria-invalid=${invalid(parts, path)}
        aria-describedby=${described(parts, path, undefined)}
        ?checked=${on}
      />
      <span>${shortLabelOf(path, parts)}</span></label
    >${below(parts, path, undefined)}
  </div>`
}

export const section = (title: string, body: unknown, open = false): TemplateResult =>
  html`<details class="panel" ?open=${open}>
    <summary>${title}</summary>
    <div class="stack">${body}</div>
  </details>`
