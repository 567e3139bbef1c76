/** What the page of webhooks asks the gateway. */
import { refused } from '@stolik/elements/ranking/selections'

export const read = `query Webhooks {
  webhooks { __typename ... on Webhooks { webhooks {
    id url types at paused secretChanged deliveries { id type at status tries next answer body } } } ${refused} }
}`

/** Apart: a gateway of an older version, which may answer while several are renewed, refuses all of a document with a field that it lacks. */
export const ends = `query WebhookSecrets {
  webhooks { __typename ... on Webhooks { webhooks { id secretEnds } } ${refused} }
}`

export const act = `mutation WebhookAct($act: WebhookAct!) {
  webhookAct(act: $act) { __typename ... on WebhookDone { id secret } ${refused} }
}`
