/** The choice of how well the bots play that a person adds to a table. */
import { choices } from '@stolik/kit/choices'
import { html, nothing, type LitElement } from 'lit'
import type { BotLevel } from '../client/types.js'
import { chosenLevel, noteLevel } from '../live/bot-level.js'

/** Draws the choice, with what the chosen level means; nothing for a game whose bots all play alike. */
export function levelChoice(
  host: LitElement,
  levels: readonly BotLevel[],
  say: (code: string) => string,
): unknown {
  if (levels.length < 2) return nothing
  const chosen = chosenLevel(levels)
  return html`<div class="levels">
    ${choices(
      'level',
      say('gather.level'),
      levels.map((value) => ({ value, label: say(`gather.level.${value}`) })),
      chosen,
      (level) => {
        noteLevel(level)
        host.requestUpdate()
      },
    )}
    <p class="small" role="status">${say(`gather.means.${chosen}`)}</p>
  </div>`
}
