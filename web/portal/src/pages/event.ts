/** The pages of one event: the public page, the big screen, the director's desk, and the lists in the hall. */
import { cardOf } from '../card-address.js'
import { filled, framed, tableHref, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, query, hash, say }) => {
  const [id = '', part, first, second, ...more] = rest
  const at = `event="${text(id)}" href="/event/${text(encodeURIComponent(id))}"`
  if (more.length > 0 || id === '') return undefined
  const inFrame = (body: string): ReturnType<Draw> => framed(say, say.events, '/events', body)
  const fromQuery = (name: string): string => {
    const value = query.get(name)
    return value === null ? '' : ` ${name}="${text(value)}"`
  }
  if (id === 'new' && part === undefined)
    return inFrame(
      `<stolik-announce event-href="/event/{id}" event="${text(query.get('from') ?? '')}"></stolik-announce>`,
    )
  if (id === 'verify' && part === undefined) return inFrame('<stolik-verify></stolik-verify>')
  if (part === undefined || (part === 'card' && first === undefined)) {
    const code = part === 'card' ? cardOf(hash) : null
    const card = code === null ? '' : ` card="${text(code)}"`
    return inFrame(`<stolik-event ${at} table-href="${tableHref}"${card}></stolik-event>`)
  }
  if (part === 'standings' && first === undefined)
    return inFrame(`<stolik-standings ${at}${fromQuery('series')}></stolik-standings>
      <p class="after"><a href="/event/${text(encodeURIComponent(id))}/verify">${text(say.checkResult)}</a></p>`)
  if (part === 'verify' && first === undefined)
    return inFrame(`<stolik-verify event="${text(id)}"></stolik-verify>`)
  if (part === 'board' && first === undefined)
    return filled('board', say.events, `<stolik-board ${at}${fromQuery('hall')}></stolik-board>`)
  if (part === 'desk' && first === undefined)
    return filled(
      'desk',
      say.events,
      `<stolik-desk ${at} table-href="${tableHref}" new-href="/event/new"></stolik-desk>`,
    )
  if (part === 'referee' && first === undefined) return inFrame(`<stolik-invited ${at}></stolik-invited>`)
  if (part === 'list' && /^\d+$/.test(first ?? '') && /^\d+$/.test(second ?? ''))
    return filled(
      'hall',
      say.events,
      `<p class="news" role="status" hidden>${text(say.news)} <button>${text(say.takeNews)}</button></p>
      <stolik-hall-list ${at} series="${first}" table="${second}"></stolik-hall-list>`,
    )
  return undefined
}
