import { privileges } from '../account/privilege.js'
import { logFailure } from '../failure.js'
import type { Gateway } from '../gateway.js'
import type { Context } from '../graphql/context.js'
import type { Resolver } from '../graphql/resolver.js'
import { aboutOf, doAct, type ActInput } from './acts.js'
import { headToHead } from '@stolik/ranking/model/head-to-head'
import { leftOutOf } from './left-out.js'
import { eventListing } from './listed.js'
import { sameIn } from './merge.js'
import { playedByAll, withOthers } from './people-like.js'
import { presetScheme } from '@stolik/ranking/check/presets'
import { isRankingRefusal, refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { dataOf, forgetPerson } from './registry.js'
import { sameSheet } from '@stolik/ranking/model/same-sheet'
import { samePeople, standingMerges } from '@stolik/ranking/model/same'
import { isCountRefusal } from '@stolik/ranking/model/scheme-refusal'
import {
  showCounted,
  showEdition,
  showPlayed,
  showRanking,
  showRefused,
  showRow,
  showSheet,
  type NameOf,
} from './show.js'
import type { EditionRecord } from './store.js'

interface OfEdition {
  readonly ranking: string
  readonly number?: number | null
}

const mostRows = 500
const mostPeople = 100

export function rankingResolvers(gateway: Gateway) {
  const { rankings, log, accounts, time } = gateway
  const { store } = rankings
  const privilege = privileges(gateway)

  /** What is asked is answered, or it is said why not. */
  const answered = async (answer: () => Promise<object>): Promise<object> => {
    try {
      const given = await answer()
      return isRankingRefusal(given) ? showRefused(given) : given
    } catch (error) {
      logFailure(log, 'rankings could not be answered for', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }

  const associate = async (context: Context) => {
    const account = await privilege.having('ASSOCIATION', context)
    if (typeof account !== 'string') return account
    return refuse(account === 'NOT_SIGNED_IN' || account === 'SIGN_IN_AGAIN' ? account : 'NOT_ALLOWED')
  }
  const isAssociate = async (context: Context): Promise<boolean> =>
    context.session !== null && !isRankingRefusal(await associate(context))

  /** Names as the register has them now. */
  const namesOf = async (ids: readonly string[]): Promise<NameOf> => {
    const wanted = new Set(ids)
    const known = new Map(
      wanted.size > mostPeople
        ? (await store.persons()).map((person) => [person.id, person])
        : (await Promise.all([...wanted].map((id) => store.person(id)))).flatMap((person) =>
            person === undefined ? [] : [[person.id, person]],
          ),
    )
    return (id) => known.get(id)
  }

  const shown = async (id: string, drafts: boolean): Promise<object | undefined> => {
    const ranking = await store.ranking(id)
    if (ranking === undefined) return undefined
    const heads = await store.editions(id)
    return showRanking(
      ranking,
      heads.filter(({ stamps }) => drafts || stamps.length > 1),
    )
  }

  const list: Resolver<object> = async (_, _args, context) => {
    const drafts = await isAssociate(context)
    const all = await Promise.all((await store.rankings()).map(({ id }) => shown(id, drafts)))
    return all.flatMap((one) => one ?? [])
  }
  const presets: Resolver<object> = () =>
    gateway.games.flatMap((offer) =>
      (offer.rankings ?? []).map(({ id }) => ({
        ...{ game: offer.plugin.id, id },
        scheme: JSON.stringify(presetScheme(offer, id, { name: '', season: { from: '', until: '' } })),
      })),
    )
  const one: Resolver<{ id: string }> = (_, { id }, context) =>
    answered(
      async () => (await shown(id, await isAssociate(context))) ?? refuse('UNKNOWN_RANKING', { ranking: id }),
    )

  /** The edition that is asked for; a draft is there for the association alone, and so is what never was more than one. */
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
      if (isRankingRefusal(found)) return found
      const from = Math.max(0, args.from)
      const rows = found.content.result.all.slice(from, from + Math.min(mostRows, Math.max(0, args.most)))
      return showEdition(found, rows, await namesOf(rows.map(({ person }) => person)))
    })

  const rankingLeftOut: Resolver<{ ranking: string; number: number }> = (_, args, context) =>
    answered(async () => {
      const account = await associate(context)
      if (isRankingRefusal(account)) return account
      const found = await editionOf(args, context)
      if (isRankingRefusal(found)) return found
      const { scheme, sheets } = found.content
      return { __typename: 'EventsLeftOut', events: await leftOutOf(store, scheme, sheets) }
    })

  const editionPlayer: Resolver<OfEdition & { person: string }> = (_, args, context) =>
    answered(async () => {
      const found = await editionOf(args, context)
      if (isRankingRefusal(found)) return found
      const { scheme, date, sheets, licences, carried, merged, result } = found.content
      const person = samePeople(merged ?? []).of(args.person)
      const row = result.all.find((one) => one.person === person)
      if (row === undefined) return refuse('UNKNOWN_PERSON', { person: args.person })
      const inputs = { scheme, date, sheets, licences, carried, merged }
      const results = await rankings.reader.resultsOf(inputs, person)
      if (isCountRefusal(results)) throw new Error(`an edition is not counted any more: ${results.refused}`)
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

  const rankingSheet: Resolver<{ hash: string }> = (_, { hash }) =>
    answered(async () => {
      const sheet = (await store.sheets([hash])).get(hash)
      if (sheet === undefined) return refuse('UNKNOWN_EVENT')
      return showSheet(hash, sheet, await namesOf(sheet.players.map(({ person }) => person)))
    })

  const rankingPerson: Resolver<{ id: string }> = (_, { id }) =>
    answered(async () => {
      const same = await sameIn(store)
      const own = same.of(id)
      const person = await store.person(own)
      if (person === undefined) return refuse('UNKNOWN_PERSON', { person: id })
      const played = await playedByAll(store, same.all(id))
      const sheets = await store.sheets(played.map(({ hash }) => hash))
      const events = played.flatMap((event) => {
        const sheet = sheets.get(event.hash)
        return sheet === undefined ? [] : [showPlayed(event, sameSheet(sheet, same), own)]
      })
      return { __typename: 'RankingPerson', id: own, name: person.name, club: person.club, events }
    })

  const against: Resolver<{ person: string; other: string }> = (_, { person, other }) =>
    answered(async () => {
      const same = await sameIn(store)
      const [mine, theirs] = await Promise.all([person, other].map((id) => playedByAll(store, same.all(id))))
      const both = new Set(theirs?.map(({ hash }) => hash))
      const sheets = await store.sheets((mine ?? []).map(({ hash }) => hash).filter((hash) => both.has(hash)))
      const read = [...sheets.values()].map((sheet) => sameSheet(sheet, same))
      return { __typename: 'HeadToHead', ...headToHead(read, same.of(person), same.of(other)) }
    })

  const listing = eventListing({
    ...{ store, events: gateway.events, source: gateway.audience, timeZone: 'Europe/Warsaw' },
    games: gateway.games.map(({ plugin }) => plugin.id),
  })
  const rankingEvents: Resolver<{ search: string }> = (_, { search }, context) =>
    answered(async () => {
      const account = await associate(context)
      if (isRankingRefusal(account)) return account
      return { __typename: 'RankingEvents', events: await listing(search) }
    })

  const rankingPeople: Resolver<{ search: string }> = (_, { search }, context) =>
    answered(async () => {
      const account = await associate(context)
      if (isRankingRefusal(account)) return account
      const { association } = rankings
      const found = await rankings.people(search, mostPeople)
      return { __typename: 'PersonRecords', association, ...found }
    })

  /** The person of whoever asks; null where their account is nobody's. */
  const mine = async (context: Context) => {
    const account = await privilege.asking(context)
    if (typeof account !== 'string') {
      const known = await store.personOf(account.id)
      if (known === undefined) return null
      const decisions = await store.merges()
      const same = samePeople(standingMerges(decisions))
      const all = (await Promise.all(same.all(known.id).map((id) => store.person(id)))).flatMap(
        (one) => one ?? [],
      )
      return withOthers(all.find(({ id }) => id === same.of(known.id)) ?? known, all, decisions)
    }
    return refuse(account === 'NOT_SIGNED_IN' || account === 'SIGN_IN_AGAIN' ? account : 'NOT_ALLOWED')
  }
  const rankingMe: Resolver<object> = (_, _args, context) =>
    answered(async () => {
      const person = await mine(context)
      if (person !== null && isRankingRefusal(person)) return person
      const data = person === null ? null : await dataOf(store, person.id)
      return { __typename: 'RankingMe', person, data: data === null ? null : JSON.stringify(data) }
    })

  const write = (who: string, about: string, { address }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who, what: 'RANKING_ACT', about, from: address })

  const rankingAct: Resolver<{ act: ActInput & { forgetMe?: object | null } }> = (_, { act }, context) =>
    answered(async () => {
      if (act.forgetMe) {
        const person = await mine(context)
        if (person === null) return refuse('UNKNOWN_PERSON', { person: 'you' })
        if (isRankingRefusal(person)) return person
        await write(context.person?.id ?? '', `forgetMe: ${person.id}`, context)
        const left = await forgetPerson(store, person.id)
        await gateway.scrub()
        return isRankingRefusal(left) ? left : { ...nothing, person: left.id }
      }
      const account = await associate(context)
      if (isRankingRefusal(account)) return account
      // Written first: an act that cannot be written down is not done.
      await write(account.id, aboutOf(act), context)
      const done = await doAct(
        {
          ...{ rankings, events: gateway.events, source: gateway.audience },
          plugins: gateway.games.map(({ plugin }) => plugin),
          word: (length) => gateway.entropy.word(length),
          accountOf: privilege.find,
          now: () => time.now(),
        },
        act,
        account.name,
      )
      if (act.forget) await gateway.scrub()
      return isRankingRefusal(done) ? done : { ...nothing, ...done }
    })

  return {
    Query: {
      rankings: list,
      rankingPresets: presets,
      ranking: one,
      edition,
      editionPlayer,
      rankingLeftOut,
      rankingSheet,
      rankingPerson,
      headToHead: against,
      rankingEvents,
      rankingPeople,
      rankingMe,
    },
    Mutation: { rankingAct },
  }
}

const nothing = {
  __typename: 'RankingDone',
  ranking: null,
  edition: null,
  hash: null,
  person: null,
  event: null,
}
