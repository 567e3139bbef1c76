/** Shown in place of pages that cannot be drawn. They are part of the entry. */
import { text, type Page } from '../page.js'
import type { Words } from '../words/index.js'

/** For an unknown address. */
export const lost = (say: Words): Page => ({
  html: `<div class="lost"><h1>${text(say.lost)}</h1>
    <p>${text(say.lostHint)}</p>
    <p><a href="/">${text(say.start)}</a> · <a href="/play">${text(say.home)}</a></p></div>`,
})

/** For a page whose code did not load. */
export const loadFailedPage = (say: Words): Page => ({
  html: `<div class="lost" role="alert"><h1>${text(say.away)}</h1>
    <p>${text(say.awayHint)}</p>
    <p><a href="" data-reload>${text(say.again)}</a></p></div>`,
})
