import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'confirm.subject': '{site}: is this your address?',
  'confirm.text':
    'Somebody entered this address for their account at {site}. Open this link within a day to confirm it:',
  'confirm.not': 'If that was not you, do nothing: then the address is forgotten.',
  'recover.subject': '{site}: a new password',
  'recover.text':
    'Somebody asked for a new password for the account {login} at {site}. Open this link within 30 minutes to set one. It works once:',
  'recover.not': 'If that was not you, do nothing: your password stays as it is.',
  'gone.subject': '{site}: this address is no longer used',
  'gone.text':
    'The account {login} at {site} no longer uses this address: nobody can set a new password by it.',
  'gone.not':
    'If that was not you, sign in and change your password, or set another one by a recovery code. If you cannot, write to the operator of the site.',
}
