/** Where the first owner is made, from the address that the gateway prints. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1>${text(say.setup)}</h1>
    <stolik-setup owner-href="/owner"></stolik-setup>`,
      }
