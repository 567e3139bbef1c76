/** One's own finished hands, series and figures. */
import { text, type Draw } from '../page.js'

export const draw: Draw = ({ rest, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1>${text(say.mine)}</h1>
    <stolik-me play-href="/play" account-href="/account?back=/me"></stolik-me>`,
      }
