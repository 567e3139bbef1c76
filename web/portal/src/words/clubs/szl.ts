import type { ClubsWords } from './words.js'

export const szl: ClubsWords = {
  lead: 'Fto sam grŏ i kaj go znojś. Twojigo klubu niy ma? Powiydz tymu, co prowadzi ta zajta.',
}
