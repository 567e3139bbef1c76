/** The queries about personal links. A test checks them against the schema. */

const links = `__typename
  ... on EventLinks { mails links { player number name link mail at answer } }
  ... on EventRefused { code }` as const

export const readLinks = `query EventLinks($event: ID!) { eventLinks(event: $event) { ${links} } }` as const

export const sendLinks =
  `mutation SendEventLinks($event: ID!, $players: [ID!], $again: Boolean!, $lang: String) {
  sendEventLinks(event: $event, players: $players, again: $again, lang: $lang) { ${links} }
}` as const
