/** What a developer needs: elements, schema, files, keys. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1 class="out-of-sight">${text(say.developers)}</h1>
    <stolik-developers></stolik-developers>`,
      }
