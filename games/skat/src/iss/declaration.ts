/** How an ISS record writes a game: a letter for its kind, then letters for what is added. */
import { type Addition, type Announcement, announcement } from '../rules/announcement.js'
import { type GameKind, gameKinds, nullGame } from '../rules/games.js'
import { write } from '../hand/moves.js'

const kinds = 'CSHDGN'
const form = /^([CSHDGN])([OHSZ]*)$/

/** Reads the announcement that letters stand for, if any. An open suit or grand game is always a hand game. */
export function readDeclaration(letters: string): Announcement | undefined {
  const match = form.exec(letters)
  if (match === null) return undefined
  const [, kind, more] = match as unknown as [string, string, string]
  const game = kinds.indexOf(kind) as GameKind
  const ouvert = more.includes('O')
  const hand = more.includes('H') || (ouvert && game !== nullGame)
  const schneider = more.includes('S') ? 'schneider' : undefined
  const level = more.includes('Z') ? 'schwarz' : schneider
  return announcement(game, hand, ouvert ? 'ouvert' : level)
}

/** Writes the letters of an announcement. */
export function writeDeclaration({ game, hand, schneider, schwarz, ouvert }: Announcement): string {
  const kind = kinds.charAt(game)
  if (ouvert) return `${kind}O${game === nullGame && hand ? 'H' : ''}`
  const start = hand ? `${kind}H` : kind
  if (schwarz) return `${start}Z`
  return schneider ? `${start}S` : start
}

const additions: readonly (Addition | undefined)[] = [undefined, 'schneider', 'schwarz', 'ouvert']
const ours: readonly Announcement[] = gameKinds.flatMap((game) =>
  [true, false].flatMap((hand) => additions.map((addition) => announcement(game, hand, addition))),
)

/** The announcement of a move of ours, if the format can hold it. */
export const announcedBy = (move: string, hand: boolean): Announcement | undefined =>
  ours.find((a) => a.hand === hand && write({ kind: 'announce', announcement: a }) === move)
