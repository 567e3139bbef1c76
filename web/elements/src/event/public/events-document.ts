/** Apart from the other questions about events: a list of them stands on pages that ask none of those. */
export const events = `query Events {
  events { id name place organiser starts game mode open phase players capacity }
}`
