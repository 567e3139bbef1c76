/** Shared parts of the ranking resolvers: who sent the request, and how it is answered. */
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { samePeople, standingMerges } from '@stolik/ranking/model/same'
import type { privileges } from '../../account/privilege.js'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import { withOthers } from '../people/people-like.js'
import { showRefused, type NameOf } from '../show/show.js'

export const mostPeople = 100

/** The data to show, or a refusal. */
type Answer = RankingRefusal | (object & { readonly refused?: never })

export type Asking = ReturnType<typeof asking>

export function asking({ rankings, log }: Gateway, privilege: ReturnType<typeof privileges>) {
  const { store } = rankings

  /** Answers a request, or says why not. */
  const answered = async (answer: () => Promise<Answer>): Promise<object> => {
    try {
      const result = await answer()
      return result.refused === undefined ? result : showRefused(result)
    } catch (error) {
      logFailure(log, 'a request about rankings failed', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }

  const associate = async (context: Context) => {
    const account = await privilege.having('ASSOCIATION', context)
    if (typeof account !== 'string') return account
    return refuse(account === 'NOT_SIGNED_IN' || account === 'SIGN_IN_AGAIN' ? account : 'NOT_ALLOWED')
  }
  /** Answers the association alone. */
  const forAssociation = (context: Context, answer: () => Promise<Answer>): Promise<object> =>
    answered(async () => {
      const account = await associate(context)
      return 'refused' in account ? account : answer()
    })
  const isAssociate = async (context: Context): Promise<boolean> =>
    context.session !== null && !('refused' in (await associate(context)))

  /** Looks up the names that the register has now. */
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

  /** The ranked person of the account that sent the request; null if the account has none. */
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
  return { answered, associate, forAssociation, isAssociate, namesOf, mine }
}
