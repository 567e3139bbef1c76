/** What the head of each page asks for an owner. */
export const requestsWaiting = 'query RequestsWaiting { me { requestsWaiting } }'
