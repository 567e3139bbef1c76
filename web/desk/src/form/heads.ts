import { html, type TemplateResult } from 'lit'

type Column = string | { readonly text: string }

const head = (column: Column): TemplateResult =>
  typeof column === 'string'
    ? html`<th scope="col"><span>${column}</span></th>`
    : html`<th scope="col" class="text"><span>${column.text}</span></th>`

/** The head of a table. Columns of text are given apart, since figures are the rule. */
export const heads = (...columns: readonly Column[]): TemplateResult =>
  html`<thead>
    <tr>
      ${columns.map(head)}
    </tr>
  </thead>`
