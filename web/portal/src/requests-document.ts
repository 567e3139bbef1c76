/** The query in the head of each page, for an owner. */
export const requestsWaiting = 'query RequestsWaiting { me { requestsWaiting } }'
