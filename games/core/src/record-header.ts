import type { Proof } from './commit.js'
import { isBinding, luckWays, type LuckBinding, type LuckWay } from './committed-luck.js'
import {
  type BadRecord,
  bindingKeys,
  proofKeys,
  recordKeys,
  spareTexts,
  type HandRecord,
  type spareKeys,
} from './record.js'
import { isLuck } from './stream.js'

/** What is wrong, without the line it is on. */
export type Fault = Omit<BadRecord, 'line'>

/** Reads everything but the moves, from the values by key. */
export function readHeader(values: ReadonlyMap<string, string>): Omit<HandRecord, 'moves'> | Fault {
  for (const key of recordKeys) if (!values.has(key)) return { problem: 'missing', about: key }
  const get = (key: string): string => values.get(key) as string

  const [, game, version] = /^([a-z][a-z0-9]*) ([1-9]\d{0,8})$/.exec(get('game')) ?? []
  if (game === undefined) return { problem: 'value', about: 'game' }
  if (get('profile') === '') return { problem: 'value', about: 'profile' }
  if (!/^[1-9]$/.test(get('chairs'))) return { problem: 'value', about: 'chairs' }
  if (!/^(0|[1-9]\d{0,8})$/.test(get('hand'))) return { problem: 'value', about: 'hand' }

  const chairs = Number(get('chairs'))
  const players: string[] = []
  for (let chair = 0; chair < chairs; chair++) {
    const name = values.get(`player ${chair}`)
    if (name === undefined) return { problem: 'missing', about: `player ${chair}` }
    players.push(name)
  }
  const beyond = [...values.keys()].find((key) => key.startsWith('player ') && Number(key.slice(7)) >= chairs)
  if (beyond !== undefined) return { problem: 'key', about: beyond }

  const proof = readProof(values, chairs)
  if (proof !== null && 'problem' in proof) return proof
  const spare = readSpare(values, chairs)
  if ('problem' in spare) return spare
  return {
    game,
    version: Number(version),
    profile: get('profile'),
    chairs,
    hand: Number(get('hand')),
    players,
    deal: get('deal'),
    carry: get('carry'),
    proof,
    ...spare,
  }
}

type Spare = Pick<HandRecord, (typeof spareKeys)[number]>

function readSpare(values: ReadonlyMap<string, string>, chairs: number): Spare | Fault {
  const [ratings, scores] = [values.get('ratings')?.split('|'), values.get('scores')]
  if (ratings !== undefined && ratings.length !== chairs) return { problem: 'value', about: 'ratings' }
  if (scores !== undefined && !/^(0|-?[1-9]\d{0,8})(\|(0|-?[1-9]\d{0,8}))*$/.test(scores))
    return { problem: 'value', about: 'scores' }
  const texts = spareTexts.filter((key) => values.has(key)).map((key) => [key, values.get(key)])
  return {
    ...(Object.fromEntries(texts) as Spare),
    ...(ratings === undefined ? {} : { ratings }),
    ...(scores === undefined ? {} : { scores: scores.split('|').map(Number) }),
  }
}

function readProof(values: ReadonlyMap<string, string>, chairs: number): Proof | Fault | null {
  const there = proofKeys.filter((key) => values.has(key))
  const bound = bindingKeys.find((key) => values.has(key))
  if (there.length === 0) return bound === undefined ? null : { problem: 'missing', about: 'luck' }
  const missing = proofKeys.find((key) => !values.has(key))
  if (missing !== undefined) return { problem: 'missing', about: missing }
  const get = (key: (typeof proofKeys)[number]): string => values.get(key) as string
  const luck = get('luck').split('|')
  if (luck.length !== chairs || !luck.every(isLuck)) return { problem: 'value', about: 'luck' }
  const proof = { commitment: get('commitment'), salt: get('salt'), seed: get('seed'), luck }
  if (bound === undefined) return proof
  const binding = readBinding(values, chairs)
  return 'problem' in binding ? binding : { ...proof, binding }
}

function readBinding(values: ReadonlyMap<string, string>, chairs: number): LuckBinding | Fault {
  const missing = bindingKeys.find((key) => !values.has(key))
  if (missing !== undefined) return { problem: 'missing', about: missing }
  const get = (key: (typeof bindingKeys)[number]): string => values.get(key) as string
  if (!/^(0|[1-9]\d{0,2})$/.test(get('attempt'))) return { problem: 'value', about: 'attempt' }
  const ways = get('ways').split('|')
  if (!ways.every((way): way is LuckWay => luckWays.some((one) => one === way)))
    return { problem: 'value', about: 'ways' }
  const [table, attempt, commitments] = [get('table'), Number(get('attempt')), get('commitments').split('|')]
  const binding = { table, attempt, commitments, ways }
  return isBinding(binding, chairs) ? binding : { problem: 'value', about: 'commitments' }
}
