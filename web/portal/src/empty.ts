/**
 * The content of an empty page: what will be here, an example marked as one, and the one next step. Loaded by the pages that
 * need it, since the first load of the portal includes all pages.
 */
import { intlOf, type Locale } from '@stolik/elements/site/index'
import { text } from './page.js'
import type { Words } from './words/index.js'

type Kind = 'events' | 'rankings' | 'clubs'

/** The samples come from the demo, whose people are invented. */
const day = new Date(2026, 10, 14, 17)
const samples: Readonly<Record<Kind, (locale: Locale) => string>> = {
  events: (locale) => `<h3>Jesienny turniej w Lęborku</h3>
    <p>${dayIn(locale)} · Świetlica w Lęborku</p>
    <ol><li><span>Danuta Gruba</span> <b>312</b></li><li><span>Hubert Bielecki</span> <b>289</b></li><li><span>Gerard Majkowski</span> <b>266</b></li></ol>`,
  rankings: () => `<h3>Liga Kaszubska 2026</h3>
    <ol><li><span>Otylia Cybula <small>Kartuzy</small></span> <b>2772</b></li><li><span>Stanisława Dawidowska <small>Puck</small></span> <b>2643</b></li><li><span>Adam Ellwart <small>Lębork</small></span> <b>2514</b></li></ol>`,
  clubs: () => `<h3>Klub Lębork</h3>
    <p>Lębork · <u>lebork.example</u> · Liga Kaszubska 2026</p>`,
}
const nexts: Readonly<Record<Kind, string>> = {
  events: '/event/new',
  rankings: '/associations',
  clubs: '/for-clubs',
}

const dayIn = (locale: Locale): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeStyle: 'short' }).format(day)

/** Returns the content for the slot `none` of an element. */
export const emptyContent = (kind: Kind, locale: Locale, say: Words): string =>
  `<div slot="none" class="none">
      <p>${text(say[`empty.${kind}`])}</p>
      <p><a class="next" href="${nexts[kind]}">${text(say[`empty.${kind}Next`])}</a></p>
      <div class="sample"><p class="mark-of">${text(say['empty.example'])}</p>
    ${samples[kind](locale)}</div>
    </div>`
