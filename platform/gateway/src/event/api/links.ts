/** The personal links of all entrants, for the director: to copy, and to send by mail. */
import { isLinked } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { EventState, Player } from '@stolik/event/model/state'
import type { Context } from '../../account/context.js'
import type { Resolver, Resolvers } from '../../graphql/resolver.js'
import type { LinkMail } from '../../notices/link-rows.js'
import { accepted } from '../../mail/server.js'
import { cardLink } from '../../notices/message.js'
import type { LiveEvent } from '../live/event.js'
import type { Gateway } from '../../api/gateway.js'
import type { eventAnswers } from './answered.js'

/** How often a director may send links of one event. */
const [requests, window] = [20, 60 * 60_000]

interface OfEvent {
  readonly event: string
}
interface SendArgs extends OfEvent {
  readonly players?: readonly string[] | null
  readonly again?: boolean | null
  readonly lang?: string | null
}

type Deps = Pick<Gateway, 'accounts' | 'eventKeys' | 'notices' | 'rates' | 'settings' | 'time'>

export function linkResolvers(
  { accounts, eventKeys, notices, rates, settings, time }: Deps,
  { answered }: Pick<ReturnType<typeof eventAnswers>, 'answered'>,
): Pick<Resolvers, 'Query' | 'Mutation'> {
  const { store } = notices

  /** The people who have an address that mails can go to. */
  const addressed = async (players: readonly Player[]): Promise<ReadonlySet<string>> =>
    notices.sendsMail
      ? accounts.withMailAddress(players.flatMap(({ entrant }) => entrant.person ?? []))
      : new Set()

  const linksOf = async (event: LiveEvent): Promise<object> => {
    const { id } = event
    const players = linked(event.state())
    const [mails, known] = await Promise.all([store.linksOf(id), addressed(players)])
    const byPlayer = new Map(mails.map((one) => [one.player, one]))
    return {
      __typename: 'EventLinks',
      mails: notices.sendsMail,
      links: players.map((player) => ({
        player: player.id,
        number: player.number,
        name: player.entrant.name,
        link: cardLink(settings.url(), id, eventKeys.card(id, player.id)),
        ...mailState(byPlayer.get(player.id), known.has(player.entrant.person ?? '')),
      })),
    }
  }

  const asDirector = (
    { event: id }: OfEvent,
    context: Context,
    change: (event: LiveEvent) => Promise<EventRefusal | undefined>,
  ): Promise<object> =>
    answered(id, null, context, async (event, { director }) => {
      if (director === null) return refuse('NOT_ALLOWED')
      return (await change(event)) ?? linksOf(event)
    })

  const eventLinks: Resolver<OfEvent> = (_, args, context) =>
    asDirector(args, context, () => Promise.resolve(undefined))

  const sendEventLinks: Resolver<SendArgs> = (_, { event: id, players, again, lang }, context) =>
    asDirector({ event: id }, context, async (event) => {
      const state = event.state()
      if (state.latest.cancel !== undefined) return refuse('CANCELLED')
      if (state.final !== null) return refuse('FINAL')
      if (!notices.sendsMail) return refuse('NO_MAILS')
      const all = linked(state)
      const unknown = players?.find((one) => !all.some((player) => player.id === one))
      if (unknown !== undefined) return refuse('UNKNOWN_PLAYER', { player: unknown })
      if (!(await rates.hit(`links:${id}`, requests, window))) return refuse('TOO_MANY')
      const known = await addressed(all)
      const chosen = all.filter(
        (one) =>
          known.has(one.entrant.person ?? '') &&
          (players === null || players === undefined || players.includes(one.id)),
      )
      const asked = { event: id, locale: (lang ?? 'en').slice(0, 8), at: time.now() }
      await store.askLinks(
        asked,
        chosen.map((one) => one.id),
        again === true,
      )
      notices.lookNow()
      return undefined
    })

  return { Query: { eventLinks }, Mutation: { sendEventLinks } }
}

const linked = ({ players }: EventState): readonly Player[] => [...players.values()].filter(isLinked)

/** What has become of the mail to a player. */
function mailState(mail: LinkMail | undefined, hasAddress: boolean) {
  if (mail === undefined)
    return { mail: hasAddress ? ('NOT_SENT' as const) : ('NO_ADDRESS' as const), at: null, answer: null }
  const { at, answer } = mail
  if (answer === '') return { mail: 'WAITING' as const, at, answer: null }
  return answer === accepted
    ? { mail: 'SENT' as const, at, answer: null }
    : { mail: 'REFUSED' as const, at, answer }
}
