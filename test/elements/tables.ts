/** Tables of our games as the gateway shows them: during a hand, between two hands, and before the first. */
import { seeded, type Plugin } from '@stolik/core'
import { plugins } from '../../web/elements/test/plugins.js'

/** The plugin of a game that is offered. */
export function pluginOf(game: string): Plugin {
  const plugin = plugins[game]
  if (plugin === undefined) throw new RangeError(`no game ${game}`)
  return plugin
}
export const gameIds = Object.keys(plugins)

export const names = ['Leokadia', 'Bolesław', 'Wirginia', 'Jan']
export const player = (name: string) => ({
  name,
  bot: false,
  online: true,
  clock: null,
  thinking: false,
  ready: false,
  lapsed: false,
})
export const sheet = {
  rows: [{ hand: 0, dealer: 2, code: 'row.none', args: [], owners: [], scores: [], totals: [0, 0, 0] }],
  sums: [],
  totals: [0, 0, 0],
}
/** A table after so many moves of its first hand. */
export function tableOf(game: string, moves: number) {
  const plugin = pluginOf(game)
  const profile = plugin.profiles[0] ?? ''
  const chairs = plugin.chairs(profile)[0] ?? 0
  const random = seeded(3)
  let hand = plugin.start(profile, plugin.deal(profile, random), plugin.between(profile, []))
  for (let i = 0; i < moves; i++) {
    const seat = hand?.toAct[0]
    if (hand === undefined || seat === undefined) break
    const next = hand.play(seat, hand.bot(seat, random))
    if ('refused' in next) throw new Error(`${seat} is refused`)
    hand = next
  }
  const seat = hand?.toAct[0] ?? 0
  return {
    ...{
      id: 'a',
      seq: 6,
      epoch: '0',
      missed: null,
      notice: null,
      paused: false,
      onlookers: 'ALLOWED',
      late: false,
      awaits: false,
      game,
      profile,
      chairs,
      length: 36,
    },
    ...{
      speed: 'FREE',
      phase: 'PLAYING',
      hand: 0,
      dealer: 0,
      chair: seat,
      invitation: null,
      nextIn: null,
      botsIn: null,
      levels: [],
      hints: false,
    },
    players: names.slice(0, chairs).map(player),
    seating: Array.from({ length: chairs }, (_, i) => i),
    view: hand?.view(seat),
    fairness: { commitment: 'c'.repeat(64), next: null, opened: null },
    luck: null,
    withheld: [],
    thrown: [],
    settlement: null,
    sheet: { ...sheet, totals: Array.from({ length: chairs }, () => 0) },
  }
}
export const gathering = {
  ...tableOf('skat', 0),
  phase: 'GATHERING',
  hand: null,
  view: null,
  seating: [],
  invitation: 'wstep',
  chair: 0,
  players: [player('Leokadia'), null, null],
}
export const between = {
  ...tableOf('skat', 0),
  phase: 'BETWEEN',
  nextIn: 12_000,
  settlement: { scores: [0, 0, 48], lines: [{ code: 'passed', args: [], clause: '3.3.6' }] },
}
