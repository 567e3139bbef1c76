/** What a game is worth, reckoned. */
import { framed, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0 ? undefined : framed(say, say.value, '/play', '<stolik-value></stolik-value>', true)
