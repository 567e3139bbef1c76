/** Resolvers of rankings and their editions. */
import { presetScheme } from '@stolik/ranking/check/presets'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { samePeople } from '@stolik/ranking/model/same'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import type { Asking } from './asking.js'
import { leftOutOf } from '../editions/left-out.js'
import { editionCache } from '../publish/edition-cache.js'
import { showCounted, agedIn, showAges, showEdition, showRanking, showRow } from '../show/show.js'
import type { EditionRecord } from '../store/store.js'

export interface OfEdition {
  readonly ranking: string
  readonly number?: number | null
}

const mostRows = 500

/** The rankings with their editions. Only the association sees drafts. */
export function rankingQueries({ rankings, games }: Gateway, { answered, isAssociate }: Asking) {
  const { store } = rankings
  const cache = editionCache(store)

  const editionOf = async (id: string, drafts: boolean): Promise<object | undefined> => {
    const ranking = await store.ranking(id)
    if (ranking === undefined) return undefined
    const heads = (await store.editions(id)).filter(({ stamps }) => drafts || stamps.length > 1)
    const shown = showRanking(ranking, heads)
    return {
      ...shown,
      editions: shown.editions.map((head) => ({
        ...head,
        // Later editions are read for it, so only if somebody asks.
        correctedBy: () =>
          cache.correctedBy(
            head.hash,
            heads.filter((one) => one.number > head.number),
          ),
      })),
    }
  }

  const list: Resolver<object> = async (_, _args, context) => {
    const drafts = await isAssociate(context)
    const all = await Promise.all((await store.rankings()).map(({ id }) => editionOf(id, drafts)))
    return all.flatMap((one) => one ?? [])
  }
  const presets: Resolver<object> = () =>
    games.flatMap((offer) =>
      (offer.rankings ?? []).map(({ id }) => ({
        game: offer.plugin.id,
        id,
        scheme: JSON.stringify(presetScheme(offer, id, { name: '', season: { from: '', until: '' } })),
      })),
    )
  const one: Resolver<{ id: string }> = (_, { id }, context) =>
    answered(
      async () =>
        (await editionOf(id, await isAssociate(context))) ?? refuse('UNKNOWN_RANKING', { ranking: id }),
    )
  return { rankings: list, rankingPresets: presets, ranking: one }
}

export function editionQueries(
  { rankings, games }: Gateway,
  { answered, forAssociation, isAssociate, namesOf }: Asking,
) {
  const { store } = rankings

  /** The requested edition. Only the association sees drafts, and editions that were never more than a draft. */
  const editionOf = async (
    { ranking, number }: OfEdition,
    context: Context,
  ): Promise<EditionRecord | RankingRefusal> => {
    const drafts = await isAssociate(context)
    const heads = (await store.editions(ranking)).filter(({ stamps }) => drafts || stamps.length > 1)
    const isPublished = (status: string | undefined): boolean =>
      status === 'provisional' || status === 'final'
    const head =
      number === null || number === undefined
        ? heads.findLast(({ stamps }) => isPublished(stamps.at(-1)?.status))
        : heads.find((one) => one.number === number)
    const edition = head === undefined ? undefined : await store.edition(head.hash)
    return edition ?? refuse('UNKNOWN_EDITION')
  }

  const edition: Resolver<OfEdition & { from: number; most: number }> = (_, args, context) =>
    answered(async () => {
      const found = await editionOf(args, context)
      if ('refused' in found) return found
      const from = Math.max(0, args.from)
      const { all, ages } = found.content.result
      const rows = all.slice(from, from + Math.min(mostRows, Math.max(0, args.most)))
      return {
        ...showEdition(found, rows, await namesOf(rows.map(({ person }) => person))),
        // It may name everybody, so it is read only if asked for, and by nobody who could ask without end.
        ages: async () =>
          ages === undefined || !(await isAssociate(context))
            ? null
            : showAges(ages, await namesOf(agedIn(ages))),
      }
    })

  const rankingLeftOut: Resolver<{ ranking: string; number: number }> = (_, args, context) =>
    forAssociation(context, async () => {
      const found = await editionOf(args, context)
      if ('refused' in found) return found
      const { scheme, sheets } = found.content
      const plugin = games.find((offer) => offer.plugin.id === scheme.game)?.plugin
      return { __typename: 'EventsLeftOut', events: await leftOutOf(store, plugin, scheme, sheets) }
    })

  const editionPlayer: Resolver<OfEdition & { person: string }> = (_, args, context) =>
    answered(async () => {
      const found = await editionOf(args, context)
      if ('refused' in found) return found
      const { scheme, date, sheets, licences, clubs, carried, merged, result } = found.content
      const person = samePeople(merged ?? []).of(args.person)
      const row = result.all.find((one) => one.person === person)
      if (row === undefined) return refuse('UNKNOWN_PERSON', { person: args.person })
      const inputs = { scheme, date, sheets, licences, clubs, carried, merged }
      const results = await rankings.reader.resultsOf(inputs, person)
      if ('refused' in results) throw new Error(`an edition is not counted any more: ${results.refused}`)
      const read = await store.sheets([...new Set(results.map(({ sheet }) => sheet))])
      return {
        __typename: 'EditionPlayer',
        row: showRow(row, await namesOf([person])),
        results: results.flatMap((counted) => {
          const sheet = read.get(counted.sheet)
          return sheet === undefined ? [] : [showCounted(counted, sheet)]
        }),
      }
    })
  return { edition, rankingLeftOut, editionPlayer }
}
