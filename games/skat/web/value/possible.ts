/** The possible games as tables: a row for the matadors, a column for the announcement and level. */
import type { Say } from '@stolik/kit/table'
import { html, type TemplateResult } from 'lit'
import { nullGame, type GameKind } from '../../src/rules/games.js'
import type { Rules } from '../../src/rules/rules.js'
import { possibleGames, type PossibleGame } from '../../src/value/possible.js'
import { additionOf } from '../announce.js'
import { gameWord } from '../contract.js'

/** Such as "z ręki, krawiec zap., czarno". */
function columnOf({ announcement, level }: PossibleGame, t: Say): string {
  const addition = additionOf(announcement)
  const how = t(`column.${announcement.hand}`)
  if (addition === 'ouvert' || addition === 'rewolucja') return `${how}, ${t(`column.${addition}`)}`
  const announced = addition === null ? [] : [t('column.announced', { what: t(`column.${addition}`) })]
  const reached = level === 'simple' || level === addition ? [] : [t(`column.${level}`)]
  return [how, ...announced, ...reached].join(', ')
}

const rowOf = ({ matadors }: PossibleGame, t: Say): string =>
  matadors === null ? gameWord(nullGame, t) : t(`with.${matadors.with}`, { n: matadors.n })

/** All games of one kind as a section that can be opened, with their number. The table scrolls by itself. */
export function gamesOf(rules: Rules, game: GameKind, t: Say): TemplateResult {
  const games = possibleGames(rules).filter((g) => g.announcement.game === game)
  const columns = [...new Set(games.map((g) => columnOf(g, t)))]
  const rows = [...new Set(games.map((g) => rowOf(g, t)))]
  const values = new Map(games.map((g) => [`${rowOf(g, t)}|${columnOf(g, t)}`, g.value]))
  const name = gameWord(game, t)
  return html`<details>
    <summary>${name} <span class="muted">${games.length}</span></summary>
    <div class="scroll" role="region" tabindex="0" aria-label=${name}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t(game === nullGame ? 'game' : 'matadors')}</th>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${row}</th>
                ${columns.map((column) => html`<td>${values.get(`${row}|${column}`) ?? ''}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`
}
