/** The elements that can stand alone in a frame, of those that the loader knows: what they may be told, and who may frame them. */

export interface FrameElement {
  /** Attributes that an address may give, beside those that every element knows. */
  readonly attributes: readonly string[]
  /** What it cannot be without. */
  readonly needs: readonly string[]
  /**
   * Any site may frame what only shows what is published. Where something can be done, a page around it could make one do
   * what one does not see, so only the sites of the operator and of their clubs may.
   */
  readonly framedBy: 'anyone' | 'clubs'
  /** Attributes with addresses of pages of this gateway. */
  readonly links: Readonly<Record<string, string>>
  /** Pixels, until the frame has said how tall it is. */
  readonly height: number
}

/** `{id}` is for the element to fill; what has the name of an attribute is what that attribute says. */
const ofTable = { 'table-href': '/table/{id}' } as const

export const frameElements: Readonly<Record<string, FrameElement>> = {
  table: {
    attributes: ['table', 'invitation'],
    needs: ['table'],
    framedBy: 'clubs',
    links: { ...ofTable, home: '/' },
    height: 720,
  },
  // Tables open within the frame: only the sites that may frame it may frame what it would lead to.
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
    attributes: ['event'],
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
  // Without an invitation: of a private table nothing is shown.
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
  player: {
    attributes: ['ranking', 'person'],
    needs: ['ranking', 'person'],
    framedBy: 'anyone',
    links: { 'person-href': '/ranking/{ranking}/person/{id}', 'event-href': '/event/{id}' },
    height: 480,
  },
  // Without an invitation: of a private table nothing is shown.
  replay: {
    attributes: ['table', 'hand', 'at'],
    needs: ['table'],
    framedBy: 'anyone',
    links: {},
    height: 720,
  },
  clubs: {
    attributes: [],
    needs: [],
    framedBy: 'anyone',
    links: { 'club-href': '/ranking/{ranking}/club/{id}' },
    height: 480,
  },
  learn: {
    attributes: ['game', 'chapter'],
    needs: [],
    framedBy: 'anyone',
    links: { 'table-href': '/play' },
    height: 720,
  },
  value: { attributes: ['game'], needs: [], framedBy: 'anyone', links: {}, height: 480 },
}

/** Undefined for whatever is none, also for names that every object has. */
export const frameElement = (name: string): FrameElement | undefined =>
  Object.hasOwn(frameElements, name) ? frameElements[name] : undefined

/** Whether any site may show what is at an address, `/frame/ELEMENT?…`. */
export function isForAnyFrame(url: string): boolean {
  const [path = ''] = url.split('?')
  const name = /^\/frame\/([a-z-]+)$/.exec(path)?.[1]
  return name !== undefined && frameElement(name)?.framedBy === 'anyone'
}
