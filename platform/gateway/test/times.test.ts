import {
  getNamedType,
  graphqlSync,
  GraphQLObjectType,
  GraphQLSchema,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games.js'
import { rankingRefusals, type RankingRefusalCode } from '@stolik/ranking/model/refusal'
import { showRefused as showRanking } from '../src/ranking/show/show.js'
import { assemble } from '../src/api/schema.js'
import { eventRefusals, type EventRefusalCode } from '@stolik/event/model/refusal'
import { showRefused as showEvent } from '../src/event/show/show-refused.js'

const schema = assemble(games)
/** Far beyond 2^31 milliseconds, like every present time. */
const now = Date.UTC(2026, 10, 23, 1)

/** What a client reads of a refusal: names, numbers and texts of its arguments. */
function read(type: string, refused: object): unknown {
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { refused: { type: schema.getType(type) as GraphQLObjectType, resolve: () => refused } },
  })
  return graphqlSync({
    schema: new GraphQLSchema({ query }),
    source: '{ refused { code message args { name text number } problems { args { name text number } } } }',
  })
}

const argsOf = (sentence: string, value: number): Record<string, number> =>
  Object.fromEntries([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, value]))

describe('times and large numbers in answers', () => {
  it('every refusal of an event can have a time in every argument', () => {
    for (const [code, sentence] of Object.entries(eventRefusals)) {
      const args = argsOf(sentence, now)
      const refused = showEvent({ refused: code as EventRefusalCode, args })
      const pairs = Object.entries(args).map(([name, number]) => ({ name, number, text: null }))
      expect(read('EventRefused', refused)).toMatchObject({ data: { refused: { code, args: pairs } } })
    }
  })

  it('every refusal of a ranking can too', () => {
    for (const [code, sentence] of Object.entries(rankingRefusals)) {
      const args = argsOf(sentence, now)
      const refused = showRanking({ refused: code as RankingRefusalCode, args })
      const pairs = Object.entries(args).map(([name, number]) => ({ name, number, text: null }))
      expect(read('RankingRefused', refused)).toMatchObject({ data: { refused: { code, args: pairs } } })
    }
  })

  it('a refusal gives developers a time as a date, not in milliseconds', () => {
    const { message } = showEvent({ refused: 'PROTEST_TIME', args: { until: now } })
    expect(message).toBe('Protests may be made until 2026-11-23T01:00:00.000Z.')
  })

  it('no field that holds a time is an Int, which ends at 2^31', () => {
    const moment = /^(at|starts|started|ended|endsAt|until|since|next|final|protestsUntil)$/
    const fields = Object.values(assemble([]).getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields()).map(
            (field) => ({
              path: `${type.name}.${field.name}`,
              holds: moment.test(field.name) || /since 1970/.test(field.description ?? ''),
              type: getNamedType(field.type).name,
            }),
          )
        : [],
    )
    const moments = fields.filter(({ holds }) => holds)
    expect(moments.map(({ path }) => path)).toContain('EventSeries.endsAt')
    expect(moments.filter(({ type }) => type === 'Int').map(({ path }) => path)).toEqual([])
  })
})
