/** One's own account; `?back=` is the page of this site that one came from, and comes back to. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, query, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1>${text(say.account)}</h1>
    <stolik-account${query.has('new') ? ' making' : ''}></stolik-account>`,
      }
