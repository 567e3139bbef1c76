import type { EmptyWords } from './words.js'

export const pl: EmptyWords = {
  example: 'przykład',
  events: 'Tu będą turnieje: kiedy i gdzie, kto gra, listy na żywo i wyniki.',
  eventsNext: 'ogłoś pierwszy turniej',
  rankings: 'Tu będą rankingi: miejsca, z czego się wzięły, i wydania, które każdy może przeliczyć.',
  rankingsNext: 'jak związek prowadzi ranking',
  clubs: 'Tu będą kluby: gdzie grają, ich strony i rankingi.',
  clubsNext: 'co klub może mieć na swojej stronie',
  replay:
    'Tu zobaczysz zakończone rozdanie, ruch po ruchu i z rachunkiem. Własne otworzysz przy stoliku albo z pliku.',
  replayNext: 'zagraj rozdanie',
  learn:
    'Krótkie rozdziały z przykładami, a potem pierwsze rozdanie, w którym przy każdym ruchu jest podpowiedź.',
}
