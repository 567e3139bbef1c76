/** The query of the list of leagues: apart from the desk's, since readers see the list. */
export const leagues = 'query Leagues { leagues { league name season game phase teams } }'
