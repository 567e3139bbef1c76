/** The queries about notices. */

const notices = `__typename ... on EventNotices { key endpoints address mail } ... on EventRefused { code }`

export const read = `query EventNotices($event: ID!) { eventNotices(event: $event) { ${notices} } sendsMail }`

export const push = `mutation PushNotices($event: ID!, $endpoint: String!, $p256dh: String!, $auth: String!, $lang: String) {
  pushNotices(event: $event, endpoint: $endpoint, p256dh: $p256dh, auth: $auth, lang: $lang) { ${notices} }
}`

export const stopPush = `mutation StopPushNotices($event: ID!, $endpoint: String!) {
  stopPushNotices(event: $event, endpoint: $endpoint) { ${notices} }
}`

export const mail = `mutation MailNotices($event: ID!, $on: Boolean!, $lang: String) {
  mailNotices(event: $event, on: $on, lang: $lang) { ${notices} }
}`
