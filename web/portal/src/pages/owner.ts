/** Where an owner decides. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1>${text(say.owner)}</h1>
    <stolik-owner></stolik-owner>`,
      }
