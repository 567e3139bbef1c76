/** Shown in place of a page whose code did not load. It is part of the entry. */
import { text, type Page } from './page.js'
import type { Words } from './words/index.js'

export const loadFailedPage = (say: Words): Page => ({
  html: `<div class="lost" role="alert"><h1>${text(say.away)}</h1>
    <p>${text(say.awayHint)}</p>
    <p><a href="" data-reload>${text(say.again)}</a></p></div>`,
})
