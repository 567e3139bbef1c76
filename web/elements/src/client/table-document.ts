/** The document of elements that show a table. Elements that only read events or rankings do not load it. */

const args = 'args { name text number flag }'

/** Returns the document for a whole table; `selection` is the renderer's fragment for the view of its game. */
export const table = <Selection extends string>(selection: Selection) =>
  `subscription Table($id: ID!, $invitation: String, $since: Since) {
  table(id: $id, invitation: $invitation, since: $since) {
    id seq epoch missed notice event onlookers late paused awaits given rated again { table name } game profile chairs length speed phase hand
    players { name mark bot level online clock thinking ready lapsed }
    seating dealer chair
    view { __typename seat ${selection} }
    fairness { commitment next opened { salt seed luck deal binding { table attempt commitments ways } } }
    luck { hand to attempt commitments bound committing opening } withheld
    thrown { hand commitment salt seed luck deal }
    settlement { scores lines { code ${args} clause } }
    sheet {
      rows { hand dealer code ${args} owners scores totals }
      sums { code clause values }
      totals
    }
    invitation nextIn botsIn waitSeconds levels hints
  }
}` as const
