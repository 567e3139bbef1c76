import type { Catalogue } from '@stolik/core'

export const pl: Catalogue = {
  'confirm.subject': '{site}: czy to twój adres?',
  'confirm.text':
    'Ktoś podał ten adres dla swojego konta na stronie {site}. Otwórz ten link w ciągu doby, żeby go potwierdzić:',
  'confirm.not': 'Jeśli to nie ty, nic nie rób: adres zostanie zapomniany.',
  'recover.subject': '{site}: nowe hasło',
  'recover.text':
    'Ktoś poprosił o nowe hasło do konta {login} na stronie {site}. Otwórz ten link w ciągu 30 minut, żeby je ustawić. Działa raz:',
  'recover.not': 'Jeśli to nie ty, nic nie rób: hasło zostaje bez zmian.',
  'gone.subject': '{site}: ten adres nie jest już używany',
  'gone.text':
    'Konto {login} na stronie {site} nie używa już tego adresu: nikt nie ustawi przez niego nowego hasła.',
  'gone.not':
    'Jeśli to nie ty, zaloguj się i zmień hasło albo ustaw nowe kodem zapasowym. Jeśli się nie da, napisz do tego, kto prowadzi stronę.',
}
