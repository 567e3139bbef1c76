import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be, and what it comes to. */
export const paper: Catalogue = {
  'times.raises': 'kòntrë ùznóné: {counted} z {announced}: × {n}',
  'cannot.unreadable': '„{word}” nick tuwò nie znaczi',
  'cannot.incomplete': 'felëje strón abò wënikù',
  'cannot.contradiction': 'wpis sóm sobie przecziwô abò gôdô cos dwa razë',
  'cannot.contract': 'taczégò kòntraktu sã tuwò nie zgłôszô',
  'cannot.sides': 'w tim kòntrakce grô razã jinszô lëczba grôczów',
  'cannot.du': '„du” gôdô sã blós przë granie i zolo',
  'cannot.raises': 'tëlé kòntrów nie bëło mòżna zgłosëc abò ùznac',
  'cannot.points': 'tëlé pąktów w całëch sztëchach bëc nie mòże',
  'cannot.result': 'taczi wënik w tim kòntrakce nie je mòżlëwi',
  'cannot.bok-round': 'z rëchlészich rozdaniów wëchôdô jinaczi, czë to bòk-rónda',
  'cannot.consent': 'pòprôwka żądô zgòdë wszëtczich przë stole',
  'cannot.no-reading': 'nie je pòdóné, jak wpis mô bëc',
}
