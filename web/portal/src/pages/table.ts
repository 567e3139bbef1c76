/** One table, filling the screen, and its list. An invitation stands after the `#` of the address. */
import { filled, framed, tableHref, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, hash, say }) => {
  const [id = '', part, ...more] = rest
  if (id === '' || more.length > 0 || (part !== undefined && part !== 'list')) return undefined
  if (part === 'list') {
    const by = hash === '' ? '' : ` invitation="${text(hash.slice(1))}"`
    return framed(say, say.play, '/play', `<stolik-list table="${text(id)}"${by}></stolik-list>`)
  }
  const account = `/account?${String(new URLSearchParams({ back: `/table/${id}` }))}`
  return filled(
    'whole',
    say.play,
    `<stolik-table table="${text(id)}" home="/play" table-href="${tableHref}#{invitation}" account-href="${text(account)}"
      page-title page-address></stolik-table>`,
  )
}
