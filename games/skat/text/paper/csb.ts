import type { Catalogue } from '@stolik/core'

/** Why a line of a table list cannot be. */
export const paper: Catalogue = {
  'cannot.unreadable': '„{word}” nick tuwò nie znaczi',
  'cannot.incomplete': 'felëje szczitów, òczków abò wënikù',
  'cannot.contradiction': 'wpis sóm sobie przecziwô abò gôdô cos dwa razë',
  'cannot.place': 'taczégò môla przë tim stole ni ma',
  'cannot.overbid-value': 'tak przelicytowónô ta gra bëc nie mòże',
  'cannot.chairs': 'przë stole ti wiôlgòscë sã nie grô',
  'cannot.idle-soloist': 'rozdôwający przë sztërzech nie grô',
  'cannot.passed-not-in-profile': 'czej wszëtcë spasëją, grô sã tuwò ramsza',
  'cannot.ramsz-not-in-profile': 'w tëch reglach ramsza ni ma',
  'cannot.ramsz-points': 'w ramszu kòżdi, chto grôł, mô swòje òczka, a chto pauzowôł, ni mô niżódnëch',
  'cannot.ramsz-sum': 'òczków je razã 120, a w szkace nôwicy 22',
  'cannot.ramsz-jacks': 'taczich walétów dostac nie mòglë',
  'cannot.ramsz-losers': 'ramsza przegriwô, chto mô nôwicy òczków',
  'cannot.jacks-needed': 'przë równëch òczkach trzeba pòdac, chto przegrôł',
  'cannot.last-trick-needed': 'trzeba pòdac, chto wzął slédny sztëch',
  'cannot.no-later-correction': 'pò serii ti lëstë sã ju nie pòprôwiô',
  'cannot.no-reading': 'nie je pòdóné, jak wpis mô bëc',
}
