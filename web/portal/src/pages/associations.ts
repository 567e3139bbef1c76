/** What an association gets, and what it does first. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1 class="out-of-sight">${text(say.associations)}</h1>
    <stolik-associations></stolik-associations>`,
      }
