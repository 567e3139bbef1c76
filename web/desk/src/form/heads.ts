import { html, nothing, type TemplateResult } from 'lit'

/** The head of a table. Columns of text are given apart, since figures are the rule. */
export const heads = (...columns: readonly (string | { readonly text: string })[]): TemplateResult =>
  html`<thead>
    <tr>
      ${columns.map((column) => html`<th scope="col" class=${typeof column === 'string' ? nothing : 'text'}><span>${typeof column === 'string' ? column : column.text}</span></th>`)}
    </tr>
  </thead>`
