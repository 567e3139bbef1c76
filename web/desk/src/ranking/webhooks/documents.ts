/** The queries of the page of webhooks. */
import { refused } from '@stolik/elements/ranking/selections'

export const read = `query Webhooks {
  webhooks { __typename ... on Webhooks { webhooks {
    id url types at paused secretChanged deliveries { id type at status tries next answer body } } } ${refused} }
}` as const

/**
 * A document of its own: during an update, an older gateway may answer, and it refuses a whole document with a field that it
 * lacks.
 */
export const ends = `query WebhookSecrets {
  webhooks { __typename ... on Webhooks { webhooks { id secretEnds } } ${refused} }
}` as const

export const act = `mutation WebhookAct($act: WebhookAct!) {
  webhookAct(act: $act) { __typename ... on WebhookDone { id secret } ${refused} }
}` as const
