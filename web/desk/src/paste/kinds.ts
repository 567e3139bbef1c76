/** The elements that a club may put on its page, and the attributes each needs, as data. */

/** The kind of thing that an element shows. */
export type Of = 'club' | 'event' | 'ranking' | 'league' | 'table'

/** The part of that thing: a player of a ranking, a finished deal of a table. */
export type Part = 'person' | 'hand'

export interface Kind {
  /** Without the prefix `stolik-`. */
  readonly name: string
  readonly of?: Of
  readonly part?: Part
  /** Attributes with addresses of the gateway's pages; `{of}` is the thing that is shown. */
  readonly links: Readonly<Record<string, string>>
  /**
   * The gateway's page with the same content, with `{of}` and `{part}` in it. It serves readers without scripts, and sites that
   * embed by address.
   */
  readonly page: string
  /** Who may show it as a frame, if anybody; and whether the gateway answers for its page to sites that embed by address. */
  readonly framed: 'anyone' | 'clubs' | null
  readonly byAddress: boolean
}

const ofTable = { 'table-href': '/table/{id}' } as const

export const kinds: readonly Kind[] = [
  { name: 'lobby', links: ofTable, page: '/play', framed: 'clubs', byAddress: true },
  {
    name: 'table',
    of: 'table',
    links: { home: '/play', ...ofTable },
    page: '/table/{of}',
    framed: 'clubs',
    byAddress: true,
  },
  {
    name: 'events',
    links: { 'event-href': '/event/{id}' },
    page: '/events',
    framed: 'anyone',
    byAddress: true,
  },
  {
    name: 'event',
    of: 'event',
    links: { href: '/event/{of}', ...ofTable },
    page: '/event/{of}',
    framed: 'clubs',
    byAddress: true,
  },
  {
    name: 'board',
    of: 'event',
    links: { href: '/event/{of}' },
    page: '/event/{of}/board',
    framed: 'anyone',
    byAddress: false,
  },
  {
    name: 'standings',
    of: 'event',
    links: { href: '/event/{of}' },
    page: '/event/{of}/standings',
    framed: 'anyone',
    byAddress: true,
  },
  {
    name: 'list',
    of: 'table',
    links: { href: '/table/{of}' },
    page: '/table/{of}/list',
    framed: 'anyone',
    byAddress: true,
  },
  {
    name: 'ranking',
    of: 'ranking',
    links: { 'person-href': '/ranking/{of}/person/{id}', 'club-href': '/ranking/{of}/club/{id}' },
    page: '/ranking/{of}',
    framed: 'anyone',
    byAddress: true,
  },
  {
    name: 'player',
    of: 'ranking',
    part: 'person',
    links: { 'person-href': '/ranking/{of}/person/{id}', 'event-href': '/event/{id}' },
    page: '/ranking/{of}/person/{part}',
    framed: 'anyone',
    byAddress: true,
  },
  { name: 'league', of: 'league', links: {}, page: '/league/{of}', framed: 'anyone', byAddress: true },
  {
    name: 'replay',
    of: 'table',
    part: 'hand',
    links: {},
    page: '/replay/{of}/{part}',
    framed: 'anyone',
    byAddress: true,
  },
  {
    name: 'club',
    of: 'club',
    links: { 'event-href': '/event/{id}', ...ofTable },
    page: '/club/{of}',
    framed: 'clubs',
    byAddress: true,
  },
  { name: 'clubs', links: {}, page: '/clubs', framed: 'anyone', byAddress: true },
  { name: 'problem', links: {}, page: '/problem', framed: 'anyone', byAddress: true },
  { name: 'daily', links: ofTable, page: '/daily', framed: 'clubs', byAddress: true },
  { name: 'value', links: {}, page: '/value', framed: 'anyone', byAddress: true },
]
