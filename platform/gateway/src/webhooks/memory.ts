import type { Delivery, Webhook, WebhookStore } from './store.js'

/** A webhook store in memory, lost when the process ends: for tests and trials. */
export function memoryWebhooks(): WebhookStore {
  const webhooks = new Map<string, Webhook>()
  const deliveries = new Map<string, Delivery>()
  const change = (id: string, more: Partial<Delivery>): void => {
    const one = deliveries.get(id)
    if (one !== undefined) deliveries.set(id, { ...one, ...more })
  }
  const ofUnpaused = (): readonly Delivery[] =>
    [...deliveries.values()].filter(({ webhook }) => webhooks.get(webhook)?.paused === false)
  const waiting = (without: readonly string[] = []): readonly Delivery[] =>
    ofUnpaused().filter(({ status, webhook }) => status === 'waiting' && !without.includes(webhook))
  return {
    webhooks: () => Promise.resolve([...webhooks.values()]),
    addWebhook: (webhook) => {
      webhooks.set(webhook.id, webhook)
      return Promise.resolve()
    },
    pauseWebhook: (id, paused) => {
      const one = webhooks.get(id)
      if (one !== undefined) webhooks.set(id, { ...one, paused })
      return Promise.resolve(one !== undefined)
    },
    dropWebhook: (id) => {
      for (const one of deliveries.values()) if (one.webhook === id) deliveries.delete(one.id)
      return Promise.resolve(webhooks.delete(id))
    },
    post: (messages) => {
      for (const one of messages)
        if (!deliveries.has(one.id) && webhooks.has(one.webhook))
          deliveries.set(one.id, { ...one, status: 'waiting', tries: 0, next: one.at, answer: null })
      return Promise.resolve()
    },
    due: (now, most, without) =>
      Promise.resolve(
        waiting(without)
          .filter(({ next }) => next <= now)
          .sort((a, b) => a.next - b.next || (a.id < b.id ? -1 : 1))
          .slice(0, most),
      ),
    nextDue: (without) =>
      Promise.resolve(
        waiting(without).reduce<number | null>((least, { next }) => Math.min(least ?? next, next), null),
      ),
    claim: ({ id, tries }, until) => {
      const one = deliveries.get(id)
      const free = one?.status === 'waiting' && one.tries === tries
      if (free) change(id, { tries: tries + 1, next: until })
      return Promise.resolve(free)
    },
    settle: ({ id, tries }, done) => {
      if (deliveries.get(id)?.tries === tries) change(id, done)
      return Promise.resolve()
    },
    sendAgain: (id, now) => {
      const one = deliveries.get(id)
      if (one !== undefined)
        change(id, {
          status: 'waiting',
          next: now,
          answer: null,
          tries: one.status === 'waiting' ? one.tries : 0,
        })
      return Promise.resolve(one !== undefined)
    },
    deliveries: (webhook, most) =>
      Promise.resolve(
        [...deliveries.values()]
          .filter((one) => one.webhook === webhook)
          .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
          .slice(0, most),
      ),
    untaken: () =>
      Promise.resolve({
        waiting: waiting().filter(({ tries }) => tries > 0).length,
        failed: ofUnpaused().filter(({ status }) => status === 'failed').length,
      }),
    tidyDeliveries: (before) => {
      for (const { id, at } of deliveries.values()) if (at < before) deliveries.delete(id)
      return Promise.resolve()
    },
  }
}
