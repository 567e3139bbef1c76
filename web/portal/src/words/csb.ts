import type { Words } from './words.js'

export const csb: Words = {
  lead: 'Kartë z Kaszëb i Szląska przë jednym stolëkù: z lëdzama abò z bòtama.',
  about: [
    'Pòdôjesz miono, sôdôsz i grôsz. Bez kònta, w telefónie jak na kòmpùtrze.',
    'Regle są taczé, jak w regùlaminach: kòżdé rozliczenié pòkazywô rechùnk i pąkt regùlaminu.',
    'Tasowanié mòże kòżdi pò rozdanim sprawdzëc sóm.',
  ],
  skip: 'do stolëków',
  free: 'Stolik je wòlną softwôrą (Apache-2.0).',
  lost: 'Tuwò ni ma niżódnégò stolëka.',
  lostHint: 'Adresa nie je całô abò je stôrô.',
  home: 'wszëtczé stolëczi',
  value: 'Wiele je wôrt gra?',
  replay: 'Rozdanié krok pò krokù',
  events: 'Turniére',
  allEvents: 'wszëtczé turniére',
  rankings: 'Rankindżi',
  allRankings: 'wszëtczé rankindżi',
  news: 'Je nowszô wersjô ti starnë. Wpisë òstôwają w telefónie.',
  takeNews: 'wczëtôj jã',
}
