/** The formats of events by a club's own rules: those of the profile that the rules are based on. */
import type { KeptRules } from '@stolik/elements/rule-sets/offered'
import type { Format, GameFormats } from '@stolik/elements/event/client/types'

/** Adds them to each game, after the formats of its profiles. */
export const withOwnRules = (rules: readonly KeptRules[], games: readonly GameFormats[]): OwnFormats => ({
  games: games.map((all) => {
    const formats = all.formats.filter(({ profile }) => !profile.includes('~'))
    const own = rules.filter(({ game }) => game === all.game)
    return { ...all, formats: [...formats, ...own.flatMap((one) => formatsOf(one, formats))] }
  }),
  names: new Map(rules.map(({ game, profile, name }) => [`${game} ${profile}`, name])),
})

export interface OwnFormats {
  readonly games: readonly GameFormats[]
  /** The name of each rule set, by its game and profile text. */
  readonly names: ReadonlyMap<string, string>
}

/** Formats of the base; those of any profile if it has none. A format needs one of the tables that the rules allow. */
function formatsOf({ base, profile, tables }: KeptRules, formats: readonly Format[]): readonly Format[] {
  const own = formats.filter((format) => format.profile === base)
  return (own.length === 0 ? formats : own).flatMap((format) => {
    const chairs = format.chairs.filter((n) => tables.some((size) => size.chairs === n))
    return chairs.length === 0 ? [] : [{ ...format, profile, chairs }]
  })
}
