/**
 * A busy gateway in a temporary folder: its owner, a club, tables, events, a ranking. All of it is made through the public API.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { personsOf, publishLeague } from '../stage/league.js'
import { startDirector, type Director } from '../event/remote.js'
import { chance } from './chance.js'
import { arenas } from './arenas.js'
import { eventUnderWay, heldEvent } from './events.js'
import { members, password } from './members.js'
import { lobby } from './tables.js'

export interface DemoOptions {
  readonly seed: number
  /** The port to listen on; a free one if left out. */
  readonly port?: string | undefined
  /** Milliseconds that bots wait before a move. */
  readonly botDelay: number
}

export interface Demo {
  readonly url: string
  /** What there is to see, and where. */
  readonly places: readonly (readonly [what: string, address: string])[]
  /** The owner, who directs the events and publishes the ranking. */
  readonly account: { readonly login: string; readonly password: string }
  /** A player with a rating, friends and hands of their own. */
  readonly member: Demo['account']
  stop(): Promise<void>
}

export async function startDemo({ seed, port, botDelay }: DemoOptions): Promise<Demo> {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-demo-'))
  const league = await publishLeague(folder)
  const settings = {
    STOLIK_DATA: folder,
    STOLIK_SIGNING_KEYS: league.key,
    STOLIK_BOT_DELAY: String(botDelay),
    ...(port === undefined ? {} : { PORT: port }),
  }
  const director = await startDirector(settings, 'platform/gateway/dist/bundle/main.js')
  const { gateway, account } = director
  const { url } = gateway
  const end = async (): Promise<void> => {
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await addClub(director)
    const by = chance(seed)
    const now = Date.now()
    const held = await heldEvent(director, by, now)
    const { event, hall, online } = await eventUnderWay(director, by, now)
    const tables = await lobby(url, by)
    const { played, waiting } = tables
    const all = await members(url, by)
    const arena = await arenas(director, all.slice(3), by, now)
    const [member] = all
    const [leader = ''] = await personsOf(url, league.id)
    return {
      url,
      account,
      member: { login: member?.login ?? '', password },
      places: [
        ['The first page, with tables that are played', '/'],
        ['A table of Skat', `/table/${played[0] ?? ''}`],
        ['A table of Baśka', `/table/${played[1] ?? ''}`],
        ['A table with a free chair', `/table/${waiting}`],
        ['Events', '/events'],
        ['An event under way, in the hall and online', `/event/${event}`],
        ['Its wall screen', `/event/${event}/board`],
        ['Its desk', `/event/${event}/desk`],
        ['One of its lists in the hall', `/event/${event}/list/1/${hall}`],
        ['One of its tables online', `/table/${online}`],
        ['An event that is over', `/event/${held}`],
        ['Its standings', `/event/${held}/standings`],
        ['A ranking with two editions', `/ranking/${league.id}`],
        ['A player of it', `/ranking/${league.id}/person/${leader}`],
        ['Clubs', '/clubs'],
        ['Ratings from rated tables', '/ratings'],
        ['The page of a player', `/player/${encodeURIComponent(member?.name ?? '')}`],
        ['The deals of the day, and the league of the week', '/daily'],
        ['An arena under way', `/event/${arena.running}`],
        ['An arena that is held each week', `/event/${arena.weekly}`],
      ].map(([what = '', path = '']) => [what, `${url}${path}`] as const),
      stop: async () => {
        arena.stop()
        await tables.stop()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** The owner adds the club, as on the owner's page. */
async function addClub({ ask }: Director): Promise<void> {
  const { code } = await ask<{ code?: string }>(
    'mutation ($c: ClubInput!) { ownerAct(act: { club: $c }) { ... on SettingsRefused { code } } }',
    { c: { name: 'Klub Lębork', place: 'Lębork', site: 'https://lebork.example' } },
  )
  if (code !== undefined) throw new Error(`the club is refused: ${code}`)
}
