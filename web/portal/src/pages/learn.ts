/** Lessons: the list of games to learn, or the chapters and the guided first hand of one game, and the game’s trainer below. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest: [game, ...more], say }) => {
  if (more.length > 0) return undefined
  const of = game === undefined ? '' : ` game="${text(game)}"`
  const lead = game === undefined ? `<p class="lead">${text(say['empty.learn'])}</p>\n    ` : ''
  const back = game === undefined ? '' : `<p class="back"><a href="/learn">${text(say.learn)}</a></p>`
  return {
    html: `${back}
    <h1 class="${game === undefined ? '' : 'out-of-sight'}">${text(say.learn)}</h1>
    ${lead}<stolik-learn${of} game-href="/learn/{game}" table-href="/play"></stolik-learn>
    <stolik-trainer${of}></stolik-trainer>`,
  }
}
