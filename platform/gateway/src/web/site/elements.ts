/** The elements that can stand alone in a frame: their attributes, and who may frame them. */

export interface FrameElement {
  /** Attributes that an address may give, besides those of every element. */
  readonly attributes: readonly string[]
  /** The required attributes. */
  readonly needs: readonly string[]
  /**
   * Any site may frame an element that only shows published data. If people can act in an element, a page around it could
   * trick them into acts they do not see. So only sites of the operator and of clubs may frame those.
   */
  readonly framedBy: 'anyone' | 'clubs'
  /** Attributes whose values are addresses of pages of this gateway. */
  readonly links: Readonly<Record<string, string>>
  /** In pixels, until the frame reports its own height. */
  readonly height: number
}

/** The element fills in `{id}`. Other placeholders have the name of an attribute and are replaced by its value. */
const ofTable = { 'table-href': '/table/{id}' } as const

export const frameElements: Readonly<Record<string, FrameElement>> = {
  table: {
    attributes: ['table', 'invitation'],
    needs: ['table'],
    framedBy: 'clubs',
    links: { ...ofTable, home: '/' },
    height: 720,
  },
  // Tables open within the frame, so only sites that may frame tables may frame this.
  lobby: { attributes: [], needs: [], framedBy: 'clubs', links: {}, height: 720 },
  events: {
    attributes: [],
    needs: [],
    framedBy: 'anyone',
    links: { 'event-href': '/event/{id}' },
    height: 480,
  },
  event: {
    attributes: ['event'],
    needs: ['event'],
    framedBy: 'clubs',
    links: { href: '/event/{event}', ...ofTable },
    height: 720,
  },
  board: {
    attributes: ['event', 'hall'],
    needs: ['event'],
    framedBy: 'anyone',
    links: { href: '/event/{event}' },
    height: 720,
  },
  standings: {
    attributes: ['event', 'series'],
    needs: ['event'],
    framedBy: 'anyone',
    links: { href: '/event/{event}' },
    height: 720,
  },
  // No invitation attribute: private tables are not shown.
  list: {
    attributes: ['table', 'event', 'series'],
    needs: ['table'],
    framedBy: 'anyone',
    links: {},
    height: 720,
  },
  ranking: {
    attributes: ['ranking', 'person'],
    needs: ['ranking'],
    framedBy: 'anyone',
    links: {
      'person-href': '/ranking/{ranking}/person/{id}',
      'club-href': '/ranking/{ranking}/club/{id}',
    },
    height: 720,
  },
  league: { attributes: ['league'], needs: ['league'], framedBy: 'anyone', links: {}, height: 720 },
  player: {
    attributes: ['ranking', 'person'],
    needs: ['ranking', 'person'],
    framedBy: 'anyone',
    links: { 'person-href': '/ranking/{ranking}/person/{id}', 'event-href': '/event/{id}' },
    height: 480,
  },
  // A person follows, invites or blocks the player there.
  'player-page': {
    attributes: ['name'],
    needs: ['name'],
    framedBy: 'clubs',
    links: { 'event-href': '/event/{id}' },
    height: 720,
  },
  // No invitation attribute: private tables are not shown.
  replay: {
    attributes: ['table', 'hand', 'at'],
    needs: ['table'],
    framedBy: 'anyone',
    links: {},
    height: 720,
  },
  // No invitation attribute: private tables are not shown. A person can open a table there.
  'same-cards': {
    attributes: ['table', 'hand', 'from'],
    needs: ['table'],
    framedBy: 'clubs',
    links: ofTable,
    height: 720,
  },
  clubs: {
    attributes: [],
    needs: [],
    framedBy: 'anyone',
    links: { 'club-href': '/ranking/{ranking}/club/{id}', 'page-href': '/club/{id}' },
    height: 480,
  },
  // A member is listed there, or no longer, by one press.
  club: {
    attributes: ['club'],
    needs: ['club'],
    framedBy: 'clubs',
    links: { 'event-href': '/event/{id}', ...ofTable },
    height: 720,
  },
  learn: {
    attributes: ['game', 'chapter'],
    needs: [],
    framedBy: 'anyone',
    links: { 'table-href': '/play' },
    height: 720,
  },
  problem: { attributes: ['game', 'day'], needs: [], framedBy: 'anyone', links: {}, height: 720 },
  // Only what everybody may see, and the own rating of whoever looks.
  ratings: {
    attributes: ['game', 'club'],
    needs: [],
    framedBy: 'anyone',
    links: { 'play-href': '/play' },
    height: 720,
  },
  // The table opens within the frame.
  daily: { attributes: ['game', 'club'], needs: [], framedBy: 'clubs', links: {}, height: 720 },
  value: { attributes: ['game'], needs: [], framedBy: 'anyone', links: {}, height: 480 },
}

/** Undefined for an unknown name, including names that every object has. */
export const frameElement = (name: string): FrameElement | undefined =>
  Object.hasOwn(frameElements, name) ? frameElements[name] : undefined

/** Whether any site may frame the address `/frame/ELEMENT?…`. */
export function isForAnyFrame(url: string): boolean {
  const [path = ''] = url.split('?')
  const name = /^\/frame\/([a-z-]+)$/.exec(path)?.[1]
  return name !== undefined && frameElement(name)?.framedBy === 'anyone'
}
