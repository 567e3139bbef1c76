/** The query for everything that can be shown on another page. */
export const things =
  'query Things { clubs { id name } events { id name } rankings { id name editions { status } } leagues { league name season } lobby { id done players { name } } }'
