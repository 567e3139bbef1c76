/**
 * `npm run load -- --peer`: the same Skat here, on two other servers, and on what is left of a server without GraphQL, standing, clocks and
 * changes, one after the other on one core.
 */
import type { Gateways } from '../gateways.js'
import type { Options } from '../options.js'
import { playPhase } from '../phases.js'
import { measurePeer, type PeerReached } from './measure.js'
import { peers } from './peers.js'
import * as documents from '../documents.js'

export async function besidePeers(gateways: Gateways, options: Options): Promise<string> {
  const { tables, seconds, think } = options
  const games = documents.games.filter(({ game }) => game === 'skat')
  const own = await playPhase(gateways, options, { tables, think, games })
  await gateways.stop()
  const ours: PeerReached = {
    name: 'Stolik',
    moves: own.movesPerSecond,
    movesOfCpu: own.movesOfCpu,
    players: own.players,
    clients: own.clients,
  }
  const all = [ours]
  for (const peer of peers) all.push(await measurePeer(peer, { tables, seconds, think }))
  const cells = (...texts: readonly string[]): string =>
    texts.map((text, i) => (i === 0 ? text.padEnd(16) : text.padStart(16))).join('')
  return [
    `${tables} tables of three play Skat, one server core, views as the portal shows them, ${think} ms before each move`,
    cells('', 'moves a second', 'of processor', 'Stolik is', 'p50 / p99 ms', 'clients used'),
    ...all.map(({ name, moves, movesOfCpu, players, clients }) =>
      cells(
        name,
        Math.round(moves).toLocaleString('en'),
        Math.round(movesOfCpu).toLocaleString('en'),
        `${(ours.moves / moves).toFixed(2)} ×`,
        `${players.p50.toFixed(1)} / ${players.p99.toFixed(1)}`,
        `${Math.round(100 * clients)} %`,
      ),
    ),
  ].join('\n')
}
