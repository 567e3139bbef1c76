/** Members of the demo: people with accounts, their rated series, whom they follow, and what a day's deals were for them. */
import { playAt } from '../event/arena-players.js'
import { person } from '../load/outages/person.js'
import { ask, look, playBy, type Guest } from '../stage/people.js'
import type { Chance } from './chance.js'
import { people } from './names.js'
import { pause } from './tables.js'

export interface Member extends Guest {
  readonly login: string
}

/** The password of each member, so that a visitor can be one of them. */
export const password = 'karo as wino 10'

const chosen = ['Ola Plichta', 'Kaj Trepczyk', 'Zyta Koziołek']

async function register(url: string, name: string, n: number): Promise<Member> {
  const login = `czlonek-${n + 1}`
  const { token } = await ask<{ token: string }>(
    url,
    `mutation ($n: String!, $l: String!, $p: String!) {
      register(name: $n, login: $l, password: $p) { ... on SignedIn { token } ... on Refused { code } } }`,
    { n: name, l: login, p: password },
  )
  return { name, login, token }
}

/** A rated table of three, opened by the first of them. */
async function ratedTable(url: string, players: readonly Member[]): Promise<string> {
  const { id } = await ask<{ id: string }>(
    url,
    `mutation { open(game: "skat", profile: "pzskat", chairs: 3, length: 9, speed: FAST, rated: true) {
      ... on Table { id } ... on Refused { code } } }`,
    {},
    players[0]?.token,
  )
  for (const { token } of players.slice(1))
    await ask(url, 'mutation ($t: ID!) { sit(table: $t) { __typename } }', { t: id }, token)
  return id
}

/** Plays a series to its end. The strong bid seldom; the weak bid whatever they hold. */
async function playRated(
  url: string,
  players: readonly Member[],
  strength: readonly number[],
): Promise<void> {
  const table = await ratedTable(url, players)
  const hands = players.map(({ token }) => person(url, token))
  const stops = hands.map((hand, n) =>
    playAt(hand, table, ({ seq, view }) => {
      const legal = view?.legal ?? []
      const bids = seq % 8 < 8 - (strength[n] ?? 4)
      return legal.includes('pass') && !bids ? 'pass' : legal[seq % legal.length]
    }),
  )
  const [first] = players
  while (first !== undefined && (await look(url, first, table)).phase !== 'FINISHED') await pause(300)
  stops.forEach((stop) => stop())
  hands.forEach((hand) => hand.close())
}

/** Plays the first of the day's deals. */
async function playDaily(url: string, member: Member, by: Chance): Promise<void> {
  const { id: table } = await ask<{ id: string }>(
    url,
    'mutation { playDaily(game: "skat") { ... on Table { id } } }',
    {},
    member.token,
  )
  await playBy(url, member, table, (legal) => legal.find((one) => one === 'pass') ?? by.pick(legal))
}

async function follow(url: string, { token }: Member, { name }: Member): Promise<void> {
  const page = await ask<{ page: string }>(
    url,
    'query ($n: String!) { player(name: $n) { ... on PlayerPage { page } } }',
    { n: name },
    token,
  )
  await ask(url, 'mutation ($p: ID!) { follow(player: $p) { __typename } }', { p: page.page }, token)
}

/** The first three follow each other, and show their pages to everybody. */
export async function members(url: string, by: Chance): Promise<readonly Member[]> {
  const others = people(12, by).map(({ name }) => name)
  const names = [...new Set([...chosen, ...others])].slice(0, 9)
  const all: Member[] = []
  for (const [n, name] of names.entries()) all.push(await register(url, name, n))
  const [a, b, c, d, e, f, g, h, i] = all as [
    Member,
    Member,
    Member,
    Member,
    Member,
    Member,
    Member,
    Member,
    Member,
  ]
  const strong = [7, 4, 2]
  for (const round of [
    [
      [a, d, e],
      [b, f, g],
      [c, h, i],
    ],
    [
      [a, f, i],
      [d, b, h],
      [e, g, c],
    ],
    [
      [a, b, c],
      [f, d, g],
      [e, h, i],
    ],
  ])
    await Promise.all(round.map((players) => playRated(url, players, strong)))
  for (const one of [a, b, c]) {
    await ask(
      url,
      'mutation { setMyPage(audience: EVERYBODY, hands: true, contracts: true) { __typename } }',
      {},
      one.token,
    )
    for (const other of [a, b, c]) if (other !== one) await follow(url, one, other)
  }
  await Promise.all([b, c, d, e, f].map((one) => playDaily(url, one, by)))
  return all
}
