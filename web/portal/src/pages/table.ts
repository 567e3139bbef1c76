/** One table, filling the screen, and its list. */
import { filled, framed, tableHref, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, query, say }) => {
  const [id = '', part, ...more] = rest
  if (id === '' || more.length > 0 || (part !== undefined && part !== 'list')) return undefined
  const invitation = query.get('invitation')
  const by = invitation === null ? '' : ` invitation="${text(invitation)}"`
  if (part === 'list')
    return framed(say, say.play, '/play', `<stolik-list table="${text(id)}"${by}></stolik-list>`)
  return filled(
    'whole',
    say.play,
    `<stolik-table table="${text(id)}" home="/play" table-href="${tableHref}" page-title${by}></stolik-table>`,
  )
}
