/** Apart from the other event queries: pages with a list of events use none of those. */
export const events = `query Events {
  events { id name place organiser starts game mode open phase players capacity }
}`
