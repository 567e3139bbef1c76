/** The words of our languages, and where each was read. */
import { corrections } from '../corrections.js'
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1 class="out-of-sight">${text(say.words)}</h1>
    <stolik-glossary correct="${text(corrections())}"></stolik-glossary>`,
      }
