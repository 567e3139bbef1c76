/** Webhooks as the association sees and configures them. */
import { privileges } from '../../account/privilege.js'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { showRefused } from '../show/show.js'
import { hostOf, readAddress } from '../../outgoing/address.js'
import type { WebhookSecrets } from '../../webhooks/secrets.js'
import { fingerprintOf } from '../../base/secrets.js'
import type { Delivery, Webhook, WebhookType } from '../../webhooks/store.js'

interface ActInput {
  readonly add?: { readonly url: string; readonly types: readonly string[] } | null
  readonly pause?: string | null
  readonly resume?: string | null
  readonly drop?: string | null
  readonly send?: string | null
}

const most = 20
const mostShown = 100

export function webhookResolvers(gateway: Gateway) {
  const { log, accounts, time, entropy } = gateway
  const { store, reach, secrets, outbox } = gateway.webhooks
  const privilege = privileges(gateway)

  /** Answers the association, or says why not. */
  const answered = async (
    context: Context,
    answer: (account: string) => Promise<object | RankingRefusal>,
  ): Promise<object> => {
    try {
      const account = await privilege.having('ASSOCIATION', context)
      if (typeof account === 'string') {
        const signIn = account === 'NOT_SIGNED_IN' || account === 'SIGN_IN_AGAIN'
        return showRefused(refuse(signIn ? account : 'NOT_ALLOWED'))
      }
      const result = await answer(account.id)
      return 'refused' in result ? showRefused(result) : result
    } catch (error) {
      logFailure(log, 'a request about webhooks failed', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }

  const webhooks: Resolver<object> = (_, _args, context) =>
    answered(context, async () => {
      const all = await store.webhooks()
      const hooks = all.map(async (one) =>
        showWebhook(one, secrets, await store.deliveries(one.id, mostShown)),
      )
      return { __typename: 'Webhooks', webhooks: await Promise.all(hooks) }
    })

  const add = async (
    { url: text, types }: NonNullable<ActInput['add']>,
    write: (about: string) => Promise<void>,
  ): Promise<object | RankingRefusal> => {
    const url = readAddress(text, reach)
    if (typeof url === 'string') return refuse(url)
    if (types.length === 0) return refuse('MALFORMED', { field: 'types' })
    if ((await store.webhooks()).length >= most) return refuse('TOO_MANY_WEBHOOKS', { most })
    const id = entropy.word(16)
    const secret = secrets.of(id)
    // Without the path, which may be a secret of the receiver.
    await write(`webhook: ${id} ${hostOf(url)}`)
    const at = time.now()
    await store.addWebhook({
      id,
      url: url.href,
      fingerprint: fingerprintOf(secret),
      at,
      types: [...new Set(types.map(typeOf))],
      paused: false,
    })
    return { __typename: 'WebhookDone', id, secret }
  }

  /** Each returns whether the webhook or delivery exists. */
  const changed = {
    pause: (id: string) => store.pauseWebhook(id, true),
    resume: (id: string) => store.pauseWebhook(id, false),
    drop: (id: string) => store.dropWebhook(id),
    send: (id: string) => store.sendAgain(id, time.now()),
  }

  const webhookAct: Resolver<{ act: ActInput }> = (_, { act }, context) =>
    answered(context, async (account) => {
      // Written first: an act that cannot be recorded must not happen.
      const write = (about: string): Promise<void> =>
        accounts.write({
          at: time.now(),
          who: account,
          what: 'RANKING_ACT',
          from: context.address,
          about: about.slice(0, 200),
        })
      if (act.add) {
        const added = await add(act.add, write)
        outbox.nudge()
        return added
      }
      for (const kind of ['pause', 'resume', 'drop', 'send'] as const) {
        const id = act[kind]
        if (typeof id !== 'string') continue
        await write(`webhook ${kind}: ${id}`)
        if (!(await changed[kind](id)))
          return refuse(kind === 'send' ? 'UNKNOWN_DELIVERY' : 'UNKNOWN_WEBHOOK')
        if (kind === 'send' || kind === 'resume') outbox.tryAgain()
        else outbox.nudge()
        return { __typename: 'WebhookDone', id, secret: null }
      }
      return refuse('ONE_ACT')
    })

  return { Query: { webhooks }, Mutation: { webhookAct } }
}

/** `RANKING_PUBLISHED` in the schema is `ranking.published` in a delivery. */
const typeOf = (type: string): WebhookType => type.toLowerCase().replace('_', '.') as WebhookType
const showType = (type: WebhookType): string => type.toUpperCase().replace('.', '_')

/** Whether the secret that the receiver was told is still valid, and until when. */
const standingOf = (announced: string | undefined, secrets: WebhookSecrets, { id }: Webhook) => ({
  secretChanged: announced === undefined,
  secretEnds: announced === undefined || announced === secrets.of(id) ? null : secrets.until,
})

const showWebhook = (webhook: Webhook, secrets: WebhookSecrets, deliveries: readonly Delivery[]) => ({
  id: webhook.id,
  url: webhook.url,
  at: webhook.at,
  paused: webhook.paused,
  types: webhook.types.map(showType),
  ...standingOf(secrets.announced(webhook), secrets, webhook),
  deliveries: deliveries.map((one) => ({
    id: one.id,
    at: one.at,
    tries: one.tries,
    answer: one.answer,
    body: one.body,
    type: showType(one.type),
    status: one.status.toUpperCase(),
    next: one.status === 'waiting' ? one.next : null,
  })),
})
