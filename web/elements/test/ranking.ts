/** Published rankings for tests, and a server that has their files. */
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'

export const row = (n: number, more: Partial<PublishedRow> = {}): PublishedRow => ({
  person: `p${n}`,
  name: `Gracz ${n}`,
  club: n % 2 === 0 ? 'Lębork' : 'Żukowo',
  place: n,
  before: n,
  score: 1000 - n,
  deviation: null,
  division: null,
  moves: 0,
  events: 5,
  lists: 10,
  hands: 360,
  points: 1200 - n,
  small: 900 - n,
  wins: 0,
  seconds: 0,
  won: 100,
  lost: 20,
  places: {},
  ...more,
})

export const published = (rows: readonly PublishedRow[], more: Partial<Published> = {}): Published => ({
  format: 'stolik-ranking/1',
  ranking: 'r',
  name: 'Lista roczna 2027',
  association: 'Liga doliny',
  game: 'sixtysix',
  season: { from: '2027-01-01', until: '2027-12-31' },
  edition: 3,
  status: 'provisional',
  date: '2027-05-31',
  at: Date.UTC(2027, 4, 31, 12),
  hash: 'abc123',
  corrects: null,
  correctedBy: null,
  kind: 'points',
  decimals: 0,
  divisions: [],
  categories: [],
  rows,
  teams: [],
  ...more,
})

export const person = (more: Partial<PublishedPerson> = {}): PublishedPerson => ({
  format: 'stolik-ranking-person/1',
  ranking: 'r',
  rankingName: 'Lista roczna 2027',
  person: 'p1',
  name: 'Gracz 1',
  club: 'Żukowo',
  kind: 'points',
  decimals: 0,
  history: [
    { edition: 1, date: '2027-01-31', status: 'final', place: 7, score: 100, deviation: null },
    { edition: 2, date: '2027-02-28', status: 'final', place: null, score: 200, deviation: null },
    { edition: 3, date: '2027-05-31', status: 'provisional', place: 2, score: 999, deviation: null },
  ],
  results: [],
  kinds: [],
  totals: { events: 5, lists: 10, hands: 360, small: 899, won: 100, lost: 20, mean: 89.9 },
  best: null,
  against: [],
  ...more,
})

export interface Files {
  /** The requested paths, in order. */
  readonly asked: string[]
  put(path: string, body: unknown): void
  /** Takes the network down until `mend`. */
  cut(): void
  mend(): void
  restore(): void
}

export const server = 'http://rankings.test'

/** Replaces the network until `restore`. Files that were not put there are not found. */
export function fakeFiles(): Files {
  const files = new Map<string, unknown>()
  const asked: string[] = []
  let down = false
  const real = globalThis.fetch
  Object.assign(globalThis, {
    fetch: (url: string): Promise<Response> => {
      const { pathname } = new URL(url)
      asked.push(pathname)
      if (down) return Promise.reject(new TypeError('down'))
      const body = files.get(pathname)
      return Promise.resolve(body === undefined ? new Response('', { status: 404 }) : Response.json(body))
    },
  })
  return {
    asked,
    put: (path, body) => files.set(path, body),
    cut: () => (down = true),
    mend: () => (down = false),
    restore: () => Object.assign(globalThis, { fetch: real }),
  }
}
