import type { Catalogue } from '@stolik/core'

export const de: Catalogue = {
  'confirm.subject': '{site}: ist das deine Adresse?',
  'confirm.text':
    'Jemand hat diese Adresse für sein Konto bei {site} angegeben. Öffne diesen Link innerhalb eines Tages, um sie zu bestätigen:',
  'confirm.not': 'Wenn du das nicht warst, tu nichts: dann wird die Adresse vergessen.',
  'recover.subject': '{site}: ein neues Passwort',
  'recover.text':
    'Jemand hat für das Konto {login} bei {site} um ein neues Passwort gebeten. Öffne diesen Link innerhalb von 30 Minuten, um eines zu setzen. Er gilt einmal:',
  'recover.not': 'Wenn du das nicht warst, tu nichts: dein Passwort bleibt, wie es ist.',
  'gone.subject': '{site}: diese Adresse wird nicht mehr benutzt',
  'gone.text':
    'Das Konto {login} bei {site} benutzt diese Adresse nicht mehr: über sie kann niemand ein neues Passwort setzen.',
  'gone.not':
    'Wenn du das nicht warst, melde dich an und ändere dein Passwort, oder setze mit einem Ersatzcode ein anderes. Wenn das nicht geht, schreib dem Betreiber der Seite.',
}
