/** The tables, and nothing else. */
import { tableHref, text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1 class="out-of-sight">${text(say.play)}</h1>
    <stolik-lobby table-href="${tableHref}"></stolik-lobby>`,
      }
