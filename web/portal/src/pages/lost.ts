/** Shown for an unknown address. */
import { text, type Page } from '../page.js'
import type { Words } from '../words/index.js'

export const lost = (say: Words): Page => ({
  html: `<div class="lost"><h1>${text(say.lost)}</h1>
    <p>${text(say.lostHint)}</p>
    <p><a href="/">${text(say.start)}</a> · <a href="/play">${text(say.home)}</a></p></div>`,
})
