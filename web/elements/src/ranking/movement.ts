/** Shows by how many places somebody has moved, as a sign with a figure and in words. */
import type { Arg } from '@stolik/core'
import { html, type TemplateResult } from 'lit'

type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

/** @param before the place in the previous edition; null if they were not in it */
export function movement(say: Say, place: number, before: number | null): TemplateResult {
  if (before === null) return html`${say('ranking.new')}`
  const n = Math.abs(before - place)
  if (n === 0)
    return html`<span aria-hidden="true">=</span><span class="visually-hidden">${say('ranking.same')}</span>`
  const up = place < before
  return html`<span class=${up ? 'up' : 'down'} aria-hidden="true">${up ? '▲' : '▼'} ${n}</span
    ><span class="visually-hidden">${say(up ? 'ranking.up' : 'ranking.down', { n })}</span>`
}
