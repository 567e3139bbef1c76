import type { ForClubsWords } from './words.js'

export const en: ForClubsWords = {
  lead: 'A table, tournaments or a ranking on your club’s page. Choose, look, copy two lines, paste. Nothing to install, nothing to pay.',
}
