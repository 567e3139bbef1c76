import type { ClubsWords } from './words.js'

export const pl: ClubsWords = {
  lead: 'Kto tu gra i gdzie go znaleźć. Twojego klubu nie ma? Powiedz osobie, która prowadzi tę stronę.',
}
