/** The choice of how well the bots play that a person adds to a table. */
import { choices } from '@stolik/kit/choices'
import { html, nothing, type LitElement } from 'lit'
import type { BotLevel } from '../client/types.js'
import { chosenLevel, noteLevel } from '../live/bot-level.js'

/** What has its place until it is known which levels the game has. */
const likely: readonly BotLevel[] = ['BEGINNER', 'CLUB', 'MASTER']

/**
 * Draws the choice, with what the chosen level means; nothing for a game whose bots all play alike.
 *
 * @param levels - those of the game; null until they are known
 */
export function levelChoice(
  host: LitElement,
  levels: readonly BotLevel[] | null,
  say: (code: string) => string,
): unknown {
  const offered = levels ?? likely
  if (offered.length < 2) return nothing
  const chosen = chosenLevel(offered)
  return html`<div class=${levels === null ? 'levels coming' : 'levels'}>
    ${choices(
      'level',
      say('gather.level'),
      offered.map((value) => ({ value, label: say(`gather.level.${value}`) })),
      chosen,
      (level) => {
        noteLevel(level)
        host.requestUpdate()
      },
    )}
    <p class="small" role="status">${say(`gather.means.${chosen}`)}</p>
  </div>`
}
