import type { LookWords } from './words.js'

export const en: LookWords = {
  title: 'The look of the club',
  lead: 'Set colours, font and cards. Beside them you see at once what it looks like, and below are the lines to paste.',
  back: 'what to paste',
}
