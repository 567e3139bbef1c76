/** The head and foot of a ranking: what it is, and where its files are. */
import type { Published } from '@stolik/contract/published/ranking'
import type { Arg, Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { rankingFile } from './files.js'
import { dayOf } from './format.js'

type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

export const head = (
  { name, association, status, date, season, edition, corrects }: Published,
  say: Say,
  locale: Locale,
): TemplateResult =>
  html`<header>
      <h2>${name}</h2>
      <p>
        ${association === '' ? nothing : html`${association} · `}<strong class=${status}
          >${say(`ranking.status.${status}`)}</strong
        >
      </p>
      <p class="sub">
        ${say('ranking.asOf', { date: dayOf(date, locale) })} · ${say('ranking.edition', { n: edition })} ·
        ${say('ranking.season', { from: dayOf(season.from, locale), until: dayOf(season.until, locale) })}
      </p>
    </header>
    ${corrects === null ? nothing : html`<p class="note">${say('ranking.corrects', { ...corrects })}</p>`}`

export function foot(
  hash: string,
  server: string,
  ranking: string,
  { say, locale }: { readonly say: Say; readonly locale: Locale },
): TemplateResult {
  const link = (file: string, word: string): TemplateResult =>
    html`<a href=${rankingFile(server, ranking, file)}>${word}</a>`
  return html`<footer class="sub">
    <p class="controls">
      ${say('ranking.files')} ${link(`latest.csv?lang=${locale}`, 'CSV')} ·
      ${link(`latest.xlsx?lang=${locale}`, '.xlsx')} · ${link(`latest.ods?lang=${locale}`, '.ods')} ·
      ${link('latest.pdf', 'PDF')} · ${link('feed.atom', say('ranking.feed'))} ·
      ${link(`season.ics?lang=${locale}`, say('ranking.calendar'))}
    </p>
    <p class="hash">${say('ranking.hash')} <code>${hash}</code></p>
  </footer>`
}
