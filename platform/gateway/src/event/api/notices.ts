/** How an entrant is told about an event: by web push, by mail, or only on its page. */
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { Context } from '../../account/context.js'
import type { Resolver, Resolvers } from '../../graphql/resolver.js'
import { playersOf } from '../../notices/news.js'
import { badPush, type PushAddress } from '../../notices/push.js'
import type { Subscription } from '../../notices/store.js'
import type { LiveEvent } from '../live/event.js'
import type { Gateway } from '../../api/gateway.js'
import type { eventAnswers } from './answered.js'

/** Browsers of one person, for one event and altogether. */
const [mostOfEvent, mostOfAll] = [10, 100]
const [requests, window] = [60, 60 * 60_000]

interface OfEvent {
  readonly event: string
}
interface OfPush extends OfEvent, PushAddress {
  readonly lang?: string | null
}
interface OfMail extends OfEvent {
  readonly on: boolean
  readonly lang?: string | null
}

type Deps = Pick<Gateway, 'accounts' | 'entropy' | 'notices' | 'rates' | 'time'>

export function noticeResolvers(
  { accounts, entropy, notices, rates, time }: Deps,
  { answered }: Pick<ReturnType<typeof eventAnswers>, 'answered'>,
): Pick<Resolvers, 'Query' | 'Mutation'> {
  const { store } = notices

  const addressOf = async ({ person, session }: Context): Promise<string | null> =>
    !notices.sendsMail || person === null || session === null
      ? null
      : ((await accounts.mailAddress(person.id))?.address ?? null)

  const noticesOf = async (event: string, person: string, context: Context): Promise<object> => {
    const mine = (await store.ofPerson(person)).filter((one) => one.event === event)
    return {
      __typename: 'EventNotices',
      key: (await notices.keys()).public,
      endpoints: mine.flatMap(({ push }) => push?.endpoint ?? []),
      address: await addressOf(context),
      mail: mine.some(({ kind }) => kind === 'mail'),
    }
  }

  /** Does something for a person who has entered, and answers how they are told then. */
  const entrant = (
    { event: id }: OfEvent,
    context: Context,
    change: (person: string, entered: number) => Promise<EventRefusal | undefined>,
  ): Promise<object> =>
    answered(id, null, context, async (event: LiveEvent) => {
      const person = context.person?.id
      if (person === undefined) return refuse('NOT_SIGNED_IN')
      const state = event.state()
      const entered = playersOf(state, person).map((one) => one.entered)
      if (entered.length === 0) return refuse('NOT_ALLOWED')
      return (await change(person, Math.max(...entered))) ?? noticesOf(id, person, context)
    })

  const changing = (
    args: OfEvent,
    context: Context,
    change: (person: string, entered: number) => Promise<EventRefusal | undefined>,
  ): Promise<object> =>
    entrant(args, context, async (person, entered) =>
      (await rates.hit(`notices:${person}`, requests, window)) ? change(person, entered) : refuse('TOO_MANY'),
    )

  const base = (
    event: string,
    person: string,
    entered: number,
    lang: string | null | undefined,
  ): Omit<Subscription, 'kind' | 'session' | 'push'> => ({
    id: entropy.word(24),
    event,
    person,
    locale: (lang ?? 'en').slice(0, 8),
    at: time.now(),
    // They are told where they stand as well, so they see at once that it works.
    told: entered,
    reminded: 0,
    soon: 0,
    tries: 0,
    next: 0,
  })

  const eventNotices: Resolver<OfEvent> = (_, args, context) =>
    entrant(args, context, () => Promise.resolve(undefined))

  const pushNotices: Resolver<OfPush> = (_, args, context) =>
    changing(args, context, async (person, entered) => {
      const { event, endpoint, p256dh, auth, lang } = args
      const bad = badPush({ endpoint, p256dh, auth }, notices.reach)
      if (bad !== undefined) return refuse('MALFORMED', { field: bad, problem: 'value' })
      const mine = (await store.ofPerson(person)).filter(({ push }) => push !== null)
      const here = mine.filter((one) => one.event === event)
      // Again: nothing has changed, and nothing is told twice.
      const same = here.find(({ push }) => push?.endpoint === endpoint)
      if (same?.push?.p256dh === p256dh && same.push.auth === auth && same.session === context.session)
        return undefined
      if (same === undefined && (here.length >= mostOfEvent || mine.length >= mostOfAll))
        return refuse('TOO_MANY')
      await store.add({
        ...base(event, person, same?.told ?? entered, lang),
        kind: 'push',
        session: context.session,
        push: { endpoint, p256dh, auth },
      })
      notices.nudge(event, person)
      return undefined
    })

  const stopPushNotices: Resolver<OfEvent & { readonly endpoint: string }> = (_, args, context) =>
    changing(args, context, async (person) => {
      for (const { id, event, push } of await store.ofPerson(person))
        if (event === args.event && push?.endpoint === args.endpoint) await store.drop(id)
      return undefined
    })

  const mailNotices: Resolver<OfMail> = (_, { event, on, lang }, context) =>
    changing({ event }, context, async (person, entered) => {
      const mine = (await store.ofPerson(person)).find((one) => one.event === event && one.kind === 'mail')
      if (!on) {
        if (mine !== undefined) await store.drop(mine.id)
        return undefined
      }
      if ((await addressOf(context)) === null) return refuse('NOT_ALLOWED')
      if (mine !== undefined) return undefined
      await store.add({ ...base(event, person, entered, lang), kind: 'mail', session: null, push: null })
      notices.nudge(event, person)
      return undefined
    })

  return {
    Query: { eventNotices },
    Mutation: { pushNotices, stopPushNotices, mailNotices },
  }
}
