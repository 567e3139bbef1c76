import type { LookWords } from './words.js'

export const szl: LookWords = {
  title: 'Wyglōnd klubu',
  lead: 'Nastŏw farby, pismo i karty. Ôbok zarŏzki widać, jak to wyglōndŏ, a na dole sōm linijki do wrażyniŏ.',
  back: 'co wrazić na zajta',
}
