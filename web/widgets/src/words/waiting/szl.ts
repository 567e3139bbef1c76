import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'wait.title': 'Jak stōł na ciebie czekŏ',
  'wait.what': 'Jak zaglōndŏsz na inkszŏ strōna, a przidzie twōj ruch, zacznie sie gra abo ftoś ci ôdpowiy.',
  'wait.off': 'wyłōnczōne',
  'wait.on': 'włōnczōne',
  'wait.notify': 'Powiadōmiynie',
  'wait.denied': 'Przeglōndarka niy dozwŏlŏ tyj strōnie na powiadōmiynia.',
  'wait.vibrate': 'Wibracyje',
  'wait.turn': 'Twōj ruch',
  'wait.begins': 'Gra sie zaczynŏ',
  'wait.answered': '{name} ôdpowiadŏ',
}
