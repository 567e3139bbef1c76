/** `stolik fairness`: counts over the hands of an installation what players do to each other's advantage, for whoever runs it to look at. */
import { count } from '@stolik/gateway/fairness/count'
import type { Count, ExaminedHand } from '@stolik/gateway/fairness/hand'
import { handsOf } from '@stolik/gateway/findings/hands-of'
import { gameAmong, having, readCount, take, type Call } from '../base/command.js'
import { withInstallation } from '../base/store.js'

const day = 24 * 60 * 60_000
const usualDays = 90

export async function fairnessCommand(call: Call): Promise<void> {
  const { games, io, disk } = call
  const { values } = take(call.args, '[--data FOLDER] [--days N] [--game GAME] [--json]')
  const { plugin, scrutiny } = gameAmong(having(games, 'scrutiny'), values.game)
  const since = disk.date() - readCount(values, 'days', usualDays) * day
  await withInstallation(values.data, call, async ({ db, store }) => {
    const tables = await db.selectFrom('tables').select('id').orderBy('id').execute()
    const hands: ExaminedHand[] = []
    const names = new Map<string, string>()
    let left = 0
    for (const { id } of tables) {
      const found = await handsOf(store, plugin, scrutiny, id, since)
      hands.push(...found.hands)
      for (const [person, name] of found.names) names.set(person, name)
      left += found.left
    }
    const counts = count(hands, scrutiny.noChance)
    if (values.json === true) {
      const all = { game: plugin.id, hands: hands.length, left, names: Object.fromEntries(names), counts }
      return io.out(JSON.stringify(all))
    }
    const marked = counts.filter((one) => one.marked)
    for (const one of marked) io.out(lineOf(one, (person) => `${names.get(person) ?? '–'} (${person})`))
    const rest = left === 0 ? '' : `, ${left} could not be examined`
    io.out(
      `${hands.length} hands${rest}; ${marked.length} of ${counts.length} counts are beyond the usual. None proves anything: look at the hands.`,
    )
  })
}

/** A count in a sentence, and the hands behind it. */
function lineOf(
  { detector, player, companion, found, among, figure, hands }: Count,
  name: (person: string) => string,
): string {
  const who = name(player)
  const other = companion === null ? '' : name(companion)
  const sentence = {
    bids: `${who} raised against a third player without a chance in ${found} of ${among} hands with ${other}`,
    cards: `${who} let ${other} make a lost game in ${found} of ${among} hands`,
    times: `${who} passed in ${among} hands after times that go with the cards (${figure.toFixed(1)} deviations)`,
    addresses: `${who} and ${other} played from one address in ${found} of ${among} hands`,
    farming: `${who} lost ${found} of ${among} rated series to ${other}`,
    results: `${who} made ${found} of ${among} games, more than the cards promised (${figure.toFixed(1)} deviations)`,
  }[detector]
  return `${detector}: ${sentence}\n  ${hands.join(' ')}`
}
