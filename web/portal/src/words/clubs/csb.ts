import type { ClubsWords } from './words.js'

export const csb: ClubsWords = {
  lead: 'Chto tuwò grô i dze gò nalezc. Twòjégò klubù ni ma? Rzeczë òsobie, co prowadzy nã starnã.',
}
