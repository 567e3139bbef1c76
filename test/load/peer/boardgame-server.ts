/**
 * Skat on boardgame.io, as a small server would have it: the state of a match is ours, and `playerView` leaves out what a seat
 * may not see.
 */
import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io'
import type * as core from 'boardgame.io/core'
import type * as servers from 'boardgame.io/server'
import { begin, play, show, type Place } from './skat-table.js'

// Its folders have no entry that an import would find.
const require = createRequire(import.meta.url)
const { INVALID_MOVE } = require('boardgame.io/core') as typeof core
const { Server } = require('boardgame.io/server') as typeof servers

let tables = 0
const game: Game<Place> = {
  name: 'skat',
  setup: () => begin(String((tables += 1))),
  turn: { activePlayers: { all: 'playing' } },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, text: string) => play(G, Number(playerID), text, 'next') ?? INVALID_MOVE,
    },
  },
  playerView: ({ G, playerID }) => (playerID === null ? null : show(G, Number(playerID))),
}

const { app, db } = Server({ games: [game], origins: [] })
await db.connect()
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`boardgame.io is on http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`)
})
process.once('SIGTERM', () => process.exit(0))
