/** The hand of a problem, as it lies on the table: its cards are pressed to answer, or picked where an answer takes several. */
import type { ShownTableElement } from '@stolik/kit/shown'
import { html, nothing } from 'lit'
import type { Answering } from './answering.js'
import type { ProblemParts } from './parts.js'

/** How the table draws the hand; null for problems that ask for no card. */
export function handPart(
  parts: ProblemParts,
  { pick, picked, give }: Answering,
): NonNullable<ShownTableElement['handPart']> | null {
  const { problem, say, card, look } = parts
  if (problem.kind === 'call') return null
  const takesOne = problem.kind === 'card'
  const question = takesOne
    ? say('problem.question', { trick: problem.trick ?? 0 })
    : say('problem.question.discard', { next: problem.next ?? '' })
  return (cards) =>
    html`<div
      class="open own"
      part="question"
      data-place="bottom"
      role="group"
      aria-label=${question}
      .style=${`--n: ${cards.length}`}
    >
      ${cards.map(({ card: one }) => {
        const isPicked = picked.includes(one)
        return html`<button
          class="slot"
          part=${isPicked ? 'answer picked' : 'answer'}
          type="button"
          ?disabled=${takesOne && !problem.moves.includes(one)}
          aria-label=${card(one)}
          aria-pressed=${takesOne ? nothing : isPicked}
          @click=${() => (takesOne ? give : pick)(one)}
        >
          <playing-card
            card=${one}
            deck=${look.deck}
            letters=${look.letters}
            .style=${'margin: 0'}
          ></playing-card>
        </button>`
      })}
    </div>`
}
