/** The query in the head of each page: what waits for an owner, and a recovery of one's account that waits. */
export const requestsWaiting = 'query RequestsWaiting { me { requestsWaiting recoveryWaits } }'
