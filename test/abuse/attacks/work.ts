/** Requests for work: replays, papers and rule sets. */
import { locales, readProfile, writeRecord } from '@stolik/core'
import { games } from '../../../platform/gateway/src/games.js'
import { playedRecord } from '../../../web/elements/test/record.js'
import { ask, keep, post, requests, type Attack } from '../aim.js'

const [offer] = games
if (offer === undefined) throw new Error('there is no game')
const record = writeRecord(playedRecord(offer.plugin, offer.plugin.profiles[0] ?? '', 1))

/** Rule sets of two knobs. */
const drawnRules: readonly (readonly [game: string, profile: string])[] = games.flatMap(({ plugin }) =>
  plugin.profiles.flatMap((base) => {
    const turns = plugin.knobs.flatMap(({ id, choices }) => choices.map((choice) => ({ [id]: choice.id })))
    return turns.slice(0, 8).flatMap((first) =>
      turns.flatMap((second) => {
        const turned = plugin.turn(base, { ...first, ...second })
        return 'refused' in turned ? [] : [[plugin.id, turned.profile] as const]
      }),
    )
  }),
)
const tryFourteen = `query($game:ID!,$base:ID!,$knobs:[TurnedKnob!]!){${Array.from(
  { length: 14 },
  (_, i) =>
    `t${i}:tryRules(game:$game,base:$base,knobs:$knobs){...on RuleSet{digest differences{knob choice clause}}}`,
).join(' ')}}`

const zones = Intl.supportedValuesOf('timeZone')

/** Now and then the profile with a knob that no game has, or a name that is far too long. */
function inventedPath(profile: string): string {
  if (requests.count % 4 === 0) return `${profile}~x${requests.count}.true`
  return requests.count % 9 === 0 ? 'x'.repeat(5_000) : profile
}

export const workAttacks: Readonly<Record<string, Attack>> = {
  'replays of one record': (aim) =>
    keep(aim, 16, () =>
      ask(aim, 'POST', '/replay-data', `# ${requests.count}\n${record}`, { 'content-type': 'text/plain' }),
    ),
  'papers for invented hosts and zones': (aim) =>
    keep(aim, 16, () =>
      ask(
        aim,
        'GET',
        `/files/event/${aim.event}/regulations.pdf?zone=${zones[requests.count % zones.length] ?? ''}`,
        '',
        {
          host: `h${requests.count}.example`,
        },
      ),
    ),
  'papers for drawn and invented rule sets': (aim) =>
    keep(aim, 16, () => {
      const [game, profile] = drawnRules[requests.count % drawnRules.length] ?? ['', '']
      const locale = locales[requests.count % locales.length] ?? ''
      return ask(aim, 'GET', `/rules/${game}/${inventedPath(profile)}.pdf?locale=${locale}`)
    }),
  'rule sets fourteen at once': (aim) =>
    keep(aim, 16, () => {
      const [game, profile] = drawnRules[requests.count % drawnRules.length] ?? ['', '']
      const { base = '', turned = {} } = readProfile(profile) ?? {}
      const knobs = Object.entries(turned).map(([knob, choice]) => ({ knob, choice }))
      return post(aim, tryFourteen, { game, base, knobs })
    }),
}
