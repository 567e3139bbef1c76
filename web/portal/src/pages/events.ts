/** All events. */
import { text, type Draw } from '../page.js'

export const draw: Draw = async ({ rest, locale, say }) =>
  rest.length > 0
    ? undefined
    : {
        html: `<h1 class="out-of-sight">${text(say.events)}</h1>
    <stolik-events event-href="/event/{id}" new-href="/event/new">${(await import('../empty.js')).none('events', locale, say)}</stolik-events>`,
      }
