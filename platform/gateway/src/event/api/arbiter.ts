/** What the games contribute to events: their formats, and the arbiter, who answers questions about the rules. */
import type { EventFormat } from '@stolik/core'
import { refuse } from '@stolik/event/model/refusal'
import type { Resolver } from '../../graphql/resolver.js'
import { showLines } from '../../table/show-sheet.js'
import { showRefused } from '../show-refused.js'
import { format as description } from '@stolik/contract/event/format'
import type { Gateway } from '../../api/gateway.js'
import { readFacts } from './read-act.js'

type FactInputs = Parameters<typeof readFacts>[0]

export function arbiters({ games }: Pick<Gateway, 'games'>) {
  const eventGames: Resolver<object> = () =>
    games.map(({ plugin, events: formats = [] }) => ({
      game: plugin.id,
      example: plugin.papers.example,
      usage: plugin.papers.usage,
      formats: formats.map((format: EventFormat) => description.show(format)),
    }))

  const arbiterOf = (game: string, profile: string) => {
    const offer = games.find(({ plugin }) => plugin.id === game)
    return offer?.plugin.knows(profile) === true ? offer.arbiter : undefined
  }
  const arbiterQuestions: Resolver<{ game: string; profile: string }> = (_, { game, profile }) =>
    (arbiterOf(game, profile)?.questions(profile) ?? []).map(({ id, fields }) => ({
      id,
      fields: fields.map(({ name, kind, options = [], optional = false }) => ({
        name,
        kind: kind.toUpperCase(),
        options,
        optional,
      })),
    }))
  const arbiter: Resolver<{ game: string; profile: string; question: string; facts: FactInputs }> = (
    _,
    { game, profile, question, facts },
  ) => {
    const known = arbiterOf(game, profile)
    if (known === undefined) return showRefused(refuse('NO_ARBITER'))
    const ruled = known.rule(profile, question, readFacts(facts))
    if ('refused' in ruled)
      return showRefused(refuse('NOT_RULED', { problem: ruled.refused, field: ruled.field ?? question }))
    return { __typename: 'ArbiterRuling', lines: showLines(ruled.lines), paper: ruled.paper ?? null }
  }

  return { eventGames, arbiterQuestions, arbiter }
}
