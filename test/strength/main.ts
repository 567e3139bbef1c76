/** `npm run strength`: what taking the luck of the cards out gains, measured on bots of known strength. */
import { parseArgs } from 'node:util'
import type { BotLevel, MeanOf } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { gainOf, sample, type Gain } from './figures.js'
import { played } from './play.js'

const usage = `npm run strength -- --game GAME [options]
  --game GAME       a game whose players can be compared
  --profile NAME    the rules; the game's first profile if left out
  --player LEVEL    whose hands are counted: beginner, club or master; everybody else at the table is a club player
  --deals 2000      one hand each (${2 * sample} to 1000000)
  --effort 0.03     what a master may spend of its usual thinking
  --masters         lets masters play each deal, too, to tell its luck
  --seed 1          of deals and bots
  --json            prints the figures as JSON`

const levels = ['beginner', 'club', 'master'] as const satisfies readonly BotLevel[]

function run(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: '' },
      profile: { type: 'string' },
      player: { type: 'string', default: 'club' },
      deals: { type: 'string', default: '2000' },
      effort: { type: 'string', default: '0.03' },
      seed: { type: 'string', default: '1' },
      masters: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const able = games.filter(({ strength }) => strength !== undefined)
  const offer = able.find(({ plugin }) => plugin.id === values.game)
  if (offer?.strength === undefined)
    throw new RangeError(`--game is ${able.map(({ plugin }) => plugin.id).join(' or ')}`)
  const profile = values.profile ?? offer.plugin.profiles[0] ?? ''
  if (!offer.plugin.profiles.includes(profile))
    throw new RangeError(`--profile is ${offer.plugin.profiles.join(' or ')}`)
  const player = levels.find((level) => level === values.player)
  if (player === undefined) throw new RangeError(`--player is ${levels.join(', ')}`)
  const deals = Number(values.deals)
  if (!Number.isInteger(deals) || deals < 2 * sample || deals > 1_000_000)
    throw new RangeError(`--deals is a whole number from ${2 * sample} to 1000000`)
  const effort = Number(values.effort)
  if (!(effort > 0 && effort <= 1)) throw new RangeError('--effort is a number above 0, up to 1')
  const task = { offer, profile, player, effort, seed: values.seed, masters: values.masters }
  const hands = Array.from({ length: deals }, (_, n) => played(task, n))
  const gain = gainOf(hands, offer.strength.parts)
  console.log(values.json ? JSON.stringify(gain, null, 2) : report(player, gain))
}

const written = ({ mean, within }: MeanOf): string =>
  `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)} ± ${within.toFixed(2)}`
/** No share where all points were the same. */
const percent = (share: number): string => (Number.isFinite(share) ? `${(100 * share).toFixed(0)} %` : '–')

const report = (player: string, { points, adjusted, left, shift, parts }: Gain): string =>
  [
    `${player}: ${points.hands} hands`,
    `  points of a hand          ${written(points)}`,
    `  with average cards        ${written(adjusted)}`,
    `  variance left             ${percent(left.share)} (${percent(left.from)} to ${percent(left.to)})`,
    `  shift in ${sample} hands         ${written(shift)}`,
    ...parts.map(
      ({ part, beyond, left: of }) =>
        `  ${part.padEnd(10)} ${String(beyond.hands).padStart(5)} hands  beyond club ${written(beyond)}, variance left ${percent(of)}`,
    ),
  ].join('\n')

try {
  if (process.argv.includes('--help')) console.log(usage)
  else run(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
