/** The fields of all forms at the desk: a label with its input, and below it the hint and what is wrong. */
import { html, nothing, type TemplateResult } from 'lit'

export interface Look {
  readonly value?: string | number | null | undefined
  readonly required?: boolean | undefined
  /** Whether a phone shows its number keys. */
  readonly numeric?: boolean | undefined
  readonly type?: string | undefined
  readonly pattern?: string
  readonly placeholder?: string
  /** The most characters. */
  readonly most?: number | undefined
  readonly min?: string | number | undefined
  readonly max?: string | number | undefined
  readonly disabled?: boolean
  readonly rows?: number | undefined
  /** Whether the field takes the whole width of a form. */
  readonly broad?: boolean
  /** Called with the new value, for fields that change the page at once. */
  readonly change?: (value: string, target: HTMLInputElement | HTMLSelectElement) => void
  readonly hint?: string | undefined
  /** What is wrong with it, if the form says that at its fields; null if nothing is. */
  readonly wrong?: string | null | undefined
}

export type Options = readonly (string | number | readonly [value: string | number, words: unknown])[]

/** Ids of the hint and the problem that describe a field. */
function described(name: string, { hint, wrong }: Look): unknown {
  const ids = [...(hint === undefined ? [] : [`hint-${name}`]), ...(wrong ? [`wrong-${name}`] : [])]
  return ids.length === 0 ? nothing : ids.join(' ')
}

const invalid = ({ wrong }: Look): unknown => (wrong ? 'true' : nothing)

const below = (name: string, { hint, wrong }: Look): TemplateResult =>
  html`${hint === undefined ? nothing : html`<p class="sub" id="hint-${name}">${hint}</p>`}
  ${wrong ? html`<p class="wrong" id="wrong-${name}">${wrong}</p>` : nothing}`

/** A field that has something below it stands in a box with that. */
const boxed = (name: string, look: Look, field: TemplateResult): TemplateResult =>
  look.hint === undefined && look.wrong === undefined
    ? field
    : html`<div class=${look.broad === true ? 'broad' : nothing}>${field}${below(name, look)}</div>`

const changed =
  ({ change }: Look) =>
  ({ target }: Event): void => {
    const field = target as HTMLInputElement | HTMLSelectElement
    change?.(field.value, field)
  }

/** @param name '' for a field that is not sent */
export function input(name: string, label: unknown, look: Look = {}): TemplateResult {
  const field = html`<label class=${look.broad === true ? 'broad' : nothing}
    ><span>${label}</span
    ><input
      name=${name || nothing}
      type=${look.type ?? nothing}
      autocomplete="off"
      inputmode=${look.numeric === true ? 'decimal' : nothing}
      pattern=${look.pattern ?? nothing}
      placeholder=${look.placeholder ?? nothing}
      maxlength=${look.most ?? nothing}
      min=${look.min ?? nothing}
      max=${look.max ?? nothing}
      ?required=${look.required ?? false}
      ?disabled=${look.disabled ?? false}
      aria-invalid=${invalid(look)}
      aria-describedby=${described(name, look)}
      .defaultValue=${String(look.value ?? '')}
      @input=${changed(look)}
  /></label>`
  return boxed(name, look, field)
}

/** A text of several lines. */
export function area(name: string, label: unknown, look: Look = {}): TemplateResult {
  const field = html`<label class=${look.broad === true ? 'broad' : nothing}
    ><span>${label}</span
    ><textarea
      name=${name}
      rows=${look.rows ?? nothing}
      maxlength=${look.most ?? nothing}
      ?required=${look.required ?? false}
      aria-invalid=${invalid(look)}
      aria-describedby=${described(name, look)}
      .defaultValue=${String(look.value ?? '')}
    ></textarea>
  </label>`
  return boxed(name, look, field)
}

const pairOf = (option: Options[number]): readonly [string, unknown] =>
  typeof option === 'object' ? [String(option[0]), option[1]] : [String(option), option]

/** Options in words. @param code the beginning of each code, such as `rules.draw.` */
export const worded = (
  values: readonly string[],
  say: (code: string) => string,
  code: string,
): readonly (readonly [string, string])[] => values.map((one) => [one, say(`${code}${one}`)])

export function choice(name: string, label: unknown, options: Options, look: Look = {}): TemplateResult {
  const now = String(look.value ?? '')
  const field = html`<label class=${look.broad === true ? 'broad' : nothing}
    ><span>${label}</span>
    <select
      name=${name || nothing}
      ?required=${look.required ?? false}
      ?disabled=${look.disabled ?? false}
      aria-invalid=${invalid(look)}
      aria-describedby=${described(name, look)}
      @change=${changed(look)}
    >
      ${options.map(pairOf).map(([value, words]) => html`<option value=${value} ?selected=${value === now}>${words}</option>`)}
    </select></label
  >`
  return boxed(name, look, field)
}

/** @param on whether it is ticked at first */
export function tick(
  name: string,
  label: unknown,
  on = false,
  { value = 'on', ...look }: Look & { readonly value?: string | number } = {},
): TemplateResult {
  const field = html`<label class="tick"
    ><input
      type="checkbox"
      name=${name || nothing}
      value=${value}
      ?required=${look.required ?? false}
      ?disabled=${look.disabled ?? false}
      aria-invalid=${invalid(look)}
      aria-describedby=${described(name, look)}
      ?checked=${on}
      @change=${changed(look)}
    />
    ${label}</label
  >`
  return boxed(name, look, field)
}

/** Several tick boxes under one name. */
export const ticks = (
  name: string,
  legend: unknown,
  options: Options,
  now: readonly (string | number)[],
  look: Look = {},
): TemplateResult =>
  html`<fieldset class=${look.broad === true ? 'broad' : nothing} aria-describedby=${described(name, look)}>
    <legend class="sub">${legend}</legend>
    ${options
      .map(pairOf)
      .map(
        ([value, words]) =>
          html`<label class="tick"
            ><input
              type="checkbox"
              name=${name}
              value=${value}
              aria-invalid=${invalid(look)}
              ?checked=${now.some((one) => String(one) === value)}
            />
            ${words}</label
          >`,
      )}
    ${below(name, look)}
  </fieldset>`
