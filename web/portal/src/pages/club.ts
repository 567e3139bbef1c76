/** The page of a club. */
import { framed, tableHref, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest: [id = '', ...more], say }) =>
  id === '' || more.length > 0
    ? undefined
    : framed(
        say,
        say.clubs,
        '/clubs',
        `<stolik-club club="${text(id)}" event-href="/event/{id}" table-href="${tableHref}"></stolik-club>`,
      )
