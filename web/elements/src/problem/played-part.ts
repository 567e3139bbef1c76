/** What was called and played before a problem, in words and cards. The table above shows the last of it. */
import type { Seat } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { picture, type ProblemParts } from './parts.js'

type Call = ReturnType<ProblemParts['calls']>[number]

export function playedPart(parts: ProblemParts): TemplateResult {
  const { problem, say } = parts
  const calls = parts.calls()
  const tricks = [...new Set(problem.played.map(({ trick }) => trick))]
  return html`<details class="played">
    <summary>${say('problem.before')}</summary>
    ${calls.length === 0 ? nothing : html`<p>${calls.map((call) => callText(call, parts)).join(' · ')}</p>`}
    ${tricks.length === 0 ? html`<p>${say('problem.noTrick')}</p>` : nothing}
    <ol>
      ${tricks.map(
        (n) =>
          html`<li>${problem.played.filter(({ trick }) => trick === n).map((one) => laid(one, parts))}</li>`,
      )}
    </ol>
  </details>`
}

const callText = ({ seat, code, args }: Call, { nameOf, say }: ProblemParts): string =>
  `${nameOf(seat)}: ${say(code, args)}`

const laid = (
  { seat, card }: { readonly seat: Seat; readonly card: string },
  parts: ProblemParts,
): TemplateResult =>
  html`<span class="laid"
    ><span class="small">${parts.nameOf(seat)}</span>${picture(card, parts, parts.card(card))}</span
  >`
