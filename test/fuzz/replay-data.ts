/** Requests for replays: of hands by all sorts of addresses, and of records that are whole, torn, stuffed or invented. */
import { pick, seeded, writeRecord, writeRecordJson, type HandRecord, type Random } from '@stolik/core'
import { games } from '../../platform/gateway/src/games.js'
import { bytes, picker, texts, torn, value, wildcards } from './ammunition.js'
import type { Arsenal } from './arsenal.js'
import type { Shot } from './shot.js'

/** One hand of each game by each profile, played to its end with random legal moves. */
const records: readonly HandRecord[] = games.flatMap(({ plugin }) =>
  plugin.profiles.map((profile) => {
    const random = seeded(profile)
    const chairs = plugin.chairs(profile)[0] ?? 0
    const [deal, carry] = [plugin.deal(profile, random), plugin.between(profile, [])]
    let hand = plugin.start(profile, deal, carry)
    const moves = []
    for (let seat = hand?.toAct[0]; hand !== undefined && seat !== undefined; seat = hand.toAct[0]) {
      const move = pick(hand.legal(seat), random)
      const next = hand.play(seat, move)
      if ('refused' in next) throw new Error(`${seat}:${move} is refused`)
      moves.push({ seat, move })
      hand = next
    }
    const players = Array.from({ length: chairs }, (_, chair) => `player ${chair}`)
    const { id: game, version } = plugin
    return { game, version, profile, chairs, hand: 0, players, deal, carry, proof: null, moves }
  }),
)

const codings = ['br', 'gzip', 'br;q=0', '*', 'identity', 'gzip, deflate, br', ',;q=', 'x'.repeat(2_000)]

export function replayDataShot(random: Random, arsenal: Arsenal): Shot {
  const choose = picker(random)
  const headers = {
    'accept-encoding': choose(codings),
    ...(random.below(2) === 0 && { authorization: `Bearer ${choose(arsenal.tokens)}` }),
  }
  if (random.below(3) === 0) {
    const table = choose([...arsenal.seen.keys(), ...arsenal.others, ...wildcards])
    const hand = choose(['1', '2', '0', '-1', '1e9', '999999999', '01', ...wildcards])
    const query = choose([
      '',
      '?invitation=x',
      '?invitation=a&invitation=b',
      '?invitation[]=1',
      '?invitation=%00',
    ])
    const path = `/replay-data/${encodeURIComponent(table)}/${encodeURIComponent(hand)}${query}`
    return { method: 'GET', path, headers, body: '' }
  }
  return {
    method: 'POST',
    path: '/replay-data',
    headers: {
      ...headers,
      'content-type': choose(['text/plain', 'text/plain;charset=UTF-8', 'text/plain', 'x']),
    },
    body: recordText(random),
  }
}

function recordText(random: Random): string | Buffer {
  const record = picker(random)(records)
  const text = random.below(2) === 0 ? writeRecord(record) : writeRecordJson(record)
  switch (random.below(8)) {
    case 0:
      return bytes(random, random.below(300))
    case 1:
      return JSON.stringify({ ...record, stolik: 1, [picker(random)(Object.keys(record))]: value(random) })
    case 2:
      return writeRecord(record).replace(
        /^(deal|carry|profile|game|hand): .*$/m,
        `$1: ${picker(random)(texts)}`,
      )
    case 3:
      return writeRecord(record) + ' 0:18 1:pass'.repeat(random.below(6_000))
    case 4:
      return `${text}\n`.repeat(1 + random.below(40))
    case 5:
      return text
    default:
      return torn(random, text)
  }
}
