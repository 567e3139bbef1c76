/** The pages of a club and of a player: each is one element for what the address names. */
import type { Words } from '../words/index.js'
import { framed, text, type Draw } from '../page.js'

const ofOne =
  (back: Parameters<typeof framed>[2], heading: (say: Words, id: string) => string, tag: string): Draw =>
  ({ rest: [id, ...more], say }) =>
    id === undefined || more.length > 0
      ? undefined
      : framed(say, heading(say, id), back, `<stolik-${tag}="${text(id)}"></stolik-${tag.split(' ')[0]}>`)

export const club = ofOne('/clubs', (say) => say.clubs, 'club club')
export const player = ofOne('/play', (_, name) => name, 'player-page name')
