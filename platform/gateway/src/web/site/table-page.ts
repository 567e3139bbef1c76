/** Pages that need no store: the first page, and tables that the lobby shows to everybody. */
import { markup } from '../../ranking/publish/markup.js'
import type { Row } from '../../table/row.js'
import type { Art } from '../picture/picture.js'
import { sitePage, type SitePage } from './document.js'
import type { Telling } from './event-page.js'
import { waysOn } from './plain-page.js'
import { saying } from './words/index.js'

const simple = (
  page: Pick<SitePage, 'title' | 'about' | 'path' | 'embeddable'>,
  [href, text]: readonly [href: string, text: string],
): SitePage =>
  sitePage({
    ...page,
    found: false,
    body: markup`<p>${page.about}</p>
<p><a href="${href}">${text}</a></p>
`,
  })

export const homePage = ({ locale }: Pick<Telling, 'locale'>): SitePage => {
  const say = saying(locale)
  const [title, about] = [say('title'), say('lead')]
  return sitePage({
    title,
    about,
    path: '/',
    body: markup`<p>${about}</p>
${waysOn(locale)}`,
  })
}

export const lostPage = ({ locale }: Pick<Telling, 'locale'>): SitePage => {
  const say = saying(locale)
  const page = { title: say('none'), about: say('none.about'), path: null, embeddable: false }
  return simple(page, ['/', say('home')])
}

/** What a request for a table's page names. */
interface TableAsked {
  readonly id: string
  /** Below the table, such as its list; empty for itself. */
  readonly below: string
  readonly invited: boolean
}

/** Backs only: nobody's cards are in any lobby. */
const closed: Art = { backs: 3 }

/**
 * @param row of a table in the lobby. Undefined for all others alike, whether private, over or nonexistent, so that the
 * page reveals no more than the lobby does.
 */
export function tablePage(
  row: Row | undefined,
  { id, below, invited }: TableAsked,
  telling: Telling,
): SitePage {
  const say = saying(telling.locale)
  const home = ['/', say('home')] as const
  if (row === undefined || row.isPrivate)
    return {
      ...simple(
        // No canonical path, because previews must keep the invitation: another address would not let the person in.
        {
          title: say('table'),
          about: say(invited ? 'table.invited' : 'table.about'),
          path: null,
          embeddable: false,
        },
        home,
      ),
      art: closed,
    }
  const free = row.players.filter((player) => player === null).length
  const state = row.phase === 'GATHERING' && free > 0 ? say('table.free', { n: free }) : say('table.playing')
  const host = row.players.find((player) => player?.bot === false)
  const title = [
    telling.gameName(row.game),
    host === undefined || host === null ? say('table') : say('table.host', { name: host.name }),
  ].join(' · ')
  const path = `/table/${id}${below === '' ? '' : `/${below}`}`
  // Not found: it is gone in an hour.
  return {
    ...simple({ title, about: `${state} ${say('table.about')}`, path, embeddable: true }, home),
    art: closed,
  }
}
