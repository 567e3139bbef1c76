/** `stolik fairness`: counts over the hands of an installation what players do to each other's advantage, for whoever runs it to look at. */
import type { Call } from '../base/command.js'
import { ofInstallation } from '../base/installation.js'
import type { Scrutiny } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { count } from '@stolik/gateway/fairness/count'
import type { Count, ExaminedHand } from '@stolik/gateway/fairness/hand'
import { handsOf } from '@stolik/gateway/findings/hands-of'
import type { SqlData } from '@stolik/gateway/store/sql'
import { common, readCount, take } from '../base/arguments.js'
import { UsageError, type Io } from '../base/io.js'

type Examinable = Offer & { readonly scrutiny: Scrutiny }
const examinable = (offer: Offer): offer is Examinable => offer.scrutiny !== undefined

const day = 24 * 60 * 60_000
const usualDays = 90

interface Selection {
  readonly offer: Examinable
  readonly since: number
  readonly json: boolean
}

export async function fairnessCommand({ args, games, io, disk, database }: Call): Promise<number> {
  const options = { data: { type: 'string' }, days: { type: 'string' }, game: { type: 'string' } } as const
  const { values } = take(args, { json: common.json, ...options }, false)
  const able = games.filter(examinable)
  const offer = values.game === undefined ? able[0] : able.find(({ plugin }) => plugin.id === values.game)
  if (offer === undefined)
    throw new UsageError(`--game is one of: ${able.map(({ plugin }) => plugin.id).join(', ')}.`)
  const since = disk.date() - readCount('days', values.days, usualDays) * day
  return ofInstallation(io, values.data, database, async (opened) => {
    await examine(opened, { offer, since, json: values.json === true }, io)
    return 0
  })
}

async function examine({ db, store }: SqlData, { offer, since, json }: Selection, io: Io): Promise<void> {
  const { plugin, scrutiny } = offer
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
  if (json) {
    io.out(
      JSON.stringify({
        game: plugin.id,
        hands: hands.length,
        left,
        names: Object.fromEntries(names),
        counts,
      }),
    )
    return
  }
  const marked = counts.filter((one) => one.marked)
  for (const one of marked) io.out(lineOf(one, (person) => `${names.get(person) ?? '–'} (${person})`))
  const rest = left === 0 ? '' : `, ${left} could not be examined`
  io.out(
    `${hands.length} hands${rest}; ${marked.length} of ${counts.length} counts are beyond the usual. None proves anything: look at the hands.`,
  )
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
    results: `${who} made ${found} of ${among} games, more than the cards promised (${figure.toFixed(1)} deviations)`,
  }[detector]
  return `${detector}: ${sentence}\n  ${hands.join(' ')}`
}
