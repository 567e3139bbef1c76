import type { Catalogue } from '@stolik/core'

export const szl: Catalogue = {
  'confirm.subject': '{site}: czy to je twōj adres?',
  'confirm.text':
    'Ftoś podoł tyn adres do swojigo kōnta na strōnie {site}. Ôdewrzij tyn link w jedyn dziyń, coby go potwierdzić:',
  'confirm.not': 'Jak to niy ty, nic niy rōb: adres bydzie zapōmniany.',
  'recover.subject': '{site}: nowe hasło',
  'recover.text':
    'Ftoś poprosiōł ô nowe hasło do kōnta {login} na strōnie {site}. Ôdewrzij tyn link w 30 minut, coby je ustawić. Funguje rŏz:',
  'recover.not': 'Jak to niy ty, nic niy rōb: hasło ôstŏwŏ, jake je.',
  'gone.subject': '{site}: tyn adres już niyma używany',
  'gone.text':
    'Kōnto {login} na strōnie {site} już niy używŏ tego adresu: żŏdyn przez niego niy ustawi nowego hasła.',
  'gone.not':
    'Jak to niy ty, zaloguj sie i zmiyń hasło abo ustaw nowe zapasowym kodym. Jak sie niy dŏ, napisz do tego, fto prowadzi strōna.',
}
