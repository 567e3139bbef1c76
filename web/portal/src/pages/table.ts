/** One table, over the whole screen. */
import { filled, tableHref, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, query }) => {
  const [id = '', ...more] = rest
  if (id === '' || more.length > 0) return undefined
  const invitation = query.get('invitation')
  const by = invitation === null ? '' : ` invitation="${text(invitation)}"`
  return filled(
    'whole',
    `<stolik-table table="${text(id)}" home="/play" table-href="${tableHref}"${by}></stolik-table>`,
  )
}
