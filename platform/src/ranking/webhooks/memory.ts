import type { Delivery, Webhook, WebhookStore } from './store.js'

/** Webhooks that are forgotten with the process: for tests and trials. */
export function memoryWebhooks(): WebhookStore {
  const webhooks = new Map<string, Webhook>()
  const deliveries = new Map<string, Delivery>()
  const change = (id: string, more: Partial<Delivery>): void => {
    const one = deliveries.get(id)
    if (one !== undefined) deliveries.set(id, { ...one, ...more })
  }
  return {
    webhooks: () => Promise.resolve([...webhooks.values()]),
    addWebhook: (webhook) => {
      webhooks.set(webhook.id, webhook)
      return Promise.resolve()
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
    due: (now, most) =>
      Promise.resolve(
        [...deliveries.values()]
          .filter(({ status, next }) => status === 'waiting' && next <= now)
          .sort((a, b) => a.next - b.next || (a.id < b.id ? -1 : 1))
          .slice(0, most),
      ),
    claim: ({ id, tries }, until) => {
      const one = deliveries.get(id)
      const free = one?.status === 'waiting' && one.tries === tries
      if (free) change(id, { tries: tries + 1, next: until })
      return Promise.resolve(free)
    },
    settle: (id, done) => {
      change(id, done)
      return Promise.resolve()
    },
    deliveries: (webhook, most) =>
      Promise.resolve(
        [...deliveries.values()]
          .filter((one) => one.webhook === webhook)
          .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
          .slice(0, most),
      ),
    tidyDeliveries: (before) => {
      for (const { id, at, status } of deliveries.values())
        if (status !== 'waiting' && at < before) deliveries.delete(id)
      return Promise.resolve()
    },
  }
}
