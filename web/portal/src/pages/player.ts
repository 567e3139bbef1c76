/** The page of a player, which their name leads to. */
import { framed, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest: [name, ...more], say }) =>
  name === undefined || more.length > 0
    ? undefined
    : framed(say, name, '/play', `<stolik-player-page name="${text(name)}"></stolik-player-page>`)
