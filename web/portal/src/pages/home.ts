/** The first page: the tables, and what is going on. */
import { tableHref, type Draw } from '../page.js'

export const draw: Draw = ({ rest }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1 class="out-of-sight">Stolik</h1>
    <stolik-lobby table-href="${tableHref}"></stolik-lobby>`,
      }
