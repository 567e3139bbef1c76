/** What there is to be put into another page. */
export const things =
  'query Things { events { id name } rankings { id name editions { status } } lobby { id done players { name } } }'
