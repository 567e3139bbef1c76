import type { EmptyWords } from './words.js'

export const szl: EmptyWords = {
  example: 'przikłŏd',
  events: 'Sam bydōm turnieje: kej i kaj, fto grŏ, listy na żywo i wyniki.',
  eventsNext: 'ôgłoś piyrszy turniyj',
  rankings: 'Sam bydōm rankingi: placki, z czego sie wziyny, i wydania, co kŏżdy może przerachować.',
  rankingsNext: 'jak zwiōnzek prowadzi ranking',
  clubs: 'Sam bydōm kluby: kaj grajōm, jejich zajty i rankingi.',
  clubsNext: 'co klub może mieć na swojij zajcie',
  replay:
    'Sam uwidzisz skōńczōne rozdanie, krok po kroku i z rachōnkym. Swoje ôtworzisz przi stole abo ze zbioru.',
  replayNext: 'zagrej rozdanie',
  learn: 'Krōtke rozdziały z przikładami, a potym piyrsze rozdanie, kaj przi kŏżdym ruchu je porada.',
}
