/** The GraphQL document of a player's page. A test checks it against the schema. */
export const playerPage = `query PlayerPage($name: String!) {
  player(name: $name) {
    __typename ... on Refused { code }
    ... on PlayerPage {
      name page formerly since mark own followed blocked lastTable
      games { game hands contracts { kind played won } }
      ratings { game value deviation provisional series history { at value } }
      places { event name at place of }
      best { table hand at game profile kind score }
      series { table at game profile length place of total }
    }
  }
}`
