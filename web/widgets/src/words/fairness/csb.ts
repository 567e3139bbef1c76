import type { Catalogue } from '@stolik/core'

export const csb: Catalogue = {
  'fair.how':
    'Skrócënk zôrna tasowaniégò je pòkôzóny przed kartama, a zôrno pò slédny karce. Chto sądze do stolëka abò klëknie «nastãpné rozdanié», dokłôdô swój los, tej nicht sóm nie decydëje ò kartach.',
  'fair.added': {
    one: 'Do tegò rozdaniégò swój los dołożił {n} grôcz.',
    few: 'Do tegò rozdaniégò swój los dołożëło {n} grôczów.',
    many: 'Do tegò rozdaniégò swój los dołożëło {n} grôczów.',
    other: 'Do tegò rozdaniégò swój los dołożëło {n} grôcza.',
  },
  'fair.none':
    'To rozdanié zaczãło sã samò: nicht nie dołożił swòjegò losu, ò kartach zdecydowało samò zôrno.',
  'fair.commitment': 'Skrócënk (SHA-256) tegò rozdaniégò',
  'fair.next': 'Skrócënk nastãpnégò rozdaniégò',
  'fair.later': 'Zôrno pòznôsz pò rozdanim.',
  'fair.seed': 'Zôrno',
  'fair.salt': 'Sól',
  'fair.luck': 'Los grôczów',
  'fair.deal': 'Kartë',
  'fair.check': 'sprawdzë tasowanié',
  'fair.checking': 'Sprôwdzóm…',
  'fair.fair': 'Zgôdzô sã: kartë wëchôdają ze zôrna, a skrócënk je jegò.',
  'fair.malformed': 'Nie zgôdzô sã: dóné mają złi sztôłt.',
  'fair.badCommitment': 'Nie zgôdzô sã: skrócënk nie nôleżi do tegò zôrna.',
  'fair.badDeal': 'Nie zgôdzô sã: z tegò zôrna wëchôdają jinszé kartë.',
  'fair.unable': 'Przezérnik rechùje skrócënczi blós na starnach przez https abò na tim samim kòmpùtrze.',
}
