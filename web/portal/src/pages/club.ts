/** The page of a club. */
import { framed, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest: [id, ...more], say }) =>
  id === undefined || more.length > 0
    ? undefined
    : framed(say, say.clubs, '/clubs', `<stolik-club club="${text(id)}"></stolik-club>`)
