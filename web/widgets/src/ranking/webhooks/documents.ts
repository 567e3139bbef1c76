/** What the page of webhooks asks the gateway. */
import { refused } from '../selections.js'

export const read = `query Webhooks {
  webhooks { __typename ... on Webhooks { webhooks {
    id url types at paused secretChanged secretEnds deliveries { id type at status tries next answer body } } } ${refused} }
}`

export const act = `mutation WebhookAct($act: WebhookAct!) {
  webhookAct(act: $act) { __typename ... on WebhookDone { id secret } ${refused} }
}`
