import type { ClubsWords } from './words.js'

export const en: ClubsWords = {
  lead: 'Who plays here and where to find them. Your club is missing? Tell whoever runs this site.',
}
