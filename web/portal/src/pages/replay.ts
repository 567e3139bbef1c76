/** The replay of a deal of a table, from 1; without one, of a record that one has as a file. */
import { framed, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, query, say }) => {
  const [id, hand, ...more] = rest
  if (more.length > 0 || (id !== undefined && !/^[1-9]\d*$/.test(hand ?? ''))) return undefined
  const invitation = query.get('invitation')
  const of = id === undefined ? '' : ` table="${text(id)}" hand="${hand}"`
  const by = invitation === null ? '' : ` invitation="${text(invitation)}"`
  return framed(say, say.replay, '/play', `<stolik-replay${of}${by}></stolik-replay>`)
}
