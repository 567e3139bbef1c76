/** Sheets for rankings from lists of the real games: who was declarer, and who won. */
import { describe, expect, it } from 'vitest'
import { games } from '../../platform/gateway/src/games.js'
import { sheetOf } from '../../platform/gateway/src/ranking/results/from-event.js'
import { samePeople } from '@stolik/ranking/model/same'
import { talliesOf } from '../../platform/gateway/src/ranking/store/tally.js'
import { format, names, startEvent } from '../../platform/event/test/event.js'

const pluginOf = (id: string) => {
  const plugin = games.find((offer) => offer.plugin.id === id)?.plugin
  if (plugin === undefined) throw new Error(`no ${id}`)
  return plugin
}

/** One list of four, by chair: the sheet's row of each. */
function listed(game: string, profile: string, lines: readonly string[]) {
  const plugin = pluginOf(game)
  const series = [{ rounds: lines.length / 4, minutes: null, draw: 'lots' as const }]
  const event = startEvent(
    {
      game,
      format: { ...format, profile, chairs: [4], series, tieBreaks: [], bye: { points: 0, small: 0 } },
    },
    { lists: plugin },
  )
  event.enter(...names(4))
  event.begin(1)
  event.must({ kind: 'list', series: 1, table: 1, lines, signed: true })
  event.must({ kind: 'end', series: 1 })
  event.wait(3600)
  event.must({ kind: 'final' })
  const who = { personOf: (player: string) => player, same: samePeople([]) }
  const sheet = sheetOf(event.state, plugin, who, {
    event: 'e',
    source: 'here',
    kind: 'evening',
    region: null,
    timeZone: 'Europe/Warsaw',
  })
  if ('refused' in sheet) throw new Error(sheet.refused)
  const seated = event.state.series[0]?.tables[0]?.players ?? []
  const tallies = talliesOf(plugin, event.state)
  return seated.map((id) => {
    const i = sheet.lists.player.findIndex((index) => sheet.players[index]?.person === id)
    const { small, won, lost, hands } = sheet.lists
    return { small: small[i], won: won[i], lost: lost[i], hands: hands[i], tally: tallies.get(id) }
  })
}

describe('a sheet', () => {
  it('of Skat has games won and lost, with the bonus in the points (PT 5.1)', () => {
    const rows = listed('skat', 'pzskat', [
      '2 clubs with 1 won',
      '3 grand with 1 lost',
      '4 null won',
      'passed',
    ])
    expect(rows.map(({ won, lost, hands }) => [won, lost, hands])).toEqual([
      ...[[0, 0, 4], [1, 0, 4], [0, 1, 4], [1, 0, 4]], // oxfmt-ignore
    ])
    // 24 + 50 + 30; −96 − 50; 23 + 50 + 30; 30 for the game that another player lost.
    expect(rows.map(({ small }) => small)).toEqual([30, 104, -146, 103])
    expect(rows[1]?.tally).toEqual({
      kinds: [{ kind: 'game.clubs', played: 1, won: 1 }],
      best: { score: 24, kind: 'game.clubs', series: 1, table: 1, hand: 0 },
    })
  })

  it('of Baśka has the contracts that a player called, but no zwykła gra', () => {
    const rows = listed('baska', 'lebork', [
      'zwykla 1+3 points 60',
      'wesele 2+4 points 78',
      'zolla 1 lost',
      'gran 3 won',
    ])
    expect(rows.map(({ won, lost }) => [won, lost])).toEqual([
      ...[[0, 1], [1, 0], [1, 0], [0, 0]], // oxfmt-ignore
    ])
    expect(rows.reduce((sum, { small }) => sum + (small ?? 0), 0)).toBe(0)
    expect(rows[2]?.tally?.kinds).toEqual([{ kind: 'contract.gran', played: 1, won: 1 }])
  })
})
