import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  'assoc.title': 'For associations',
  'assoc.lead':
    'How an association keeps its ranking here, how anybody knows that it is right, and what to do in which order.',
  'assoc.editions': 'A ranking in editions',
  'assoc.editionsText':
    'Each edition is signed with the association’s key and stays as it came out. A correction is a new edition that says what it corrects and why.',
  'assoc.verify': 'Anybody can count it again',
  'assoc.verifyText':
    'Beside an edition lies a file with all lists that it was counted from. This command counts them anew and says whether the same comes out.',
  'assoc.presets': 'Rules to begin with, and your own',
  'assoc.presetsText':
    'The association begins with one of these and changes what it counts otherwise: how many tournaments, which categories, what decides between equals.',
  'assoc.game': 'Game',
  'assoc.counts': 'What counts',
  'assoc.lists': 'Tournaments and earlier lists',
  'assoc.listsText':
    'The result of a tournament held here is taken with one button. Lists of other years and other programs are read from a CSV file; what does not fit is put aside with the reason.',
  'assoc.tell': 'A message to other sites',
  'assoc.tellText':
    'When a ranking comes out or is withdrawn, and when a tournament is over, the sites that the association has listed are told.',
  'assoc.names': 'Names',
  'assoc.namesText':
    'Who wants to be forgotten loses the name for good. Figures, signatures and the places of others stay as they are.',
  'assoc.embed': 'The ranking on the association’s page',
  'assoc.embedText': 'These two lines are enough on any page. Below is what they show.',
  'assoc.none': 'No ranking has been published here yet. The first one will stand in this place.',
  'assoc.copy': 'copy',
  'assoc.copied': 'Copied.',
  'assoc.copyYourself': 'Select the lines and copy them.',
  'assoc.steps': 'What to do next',
  'assoc.step.1':
    'Make an account and tell its login to whoever runs this site, who lists you as the association.',
  'assoc.step.2':
    'Make a key to sign with and give it to the same person. Make its number known, on paper if you can.',
  'assoc.step.3': 'At the association’s desk choose the rules and give the ranking a name.',
  'assoc.step.4': 'Take tournaments, or read lists.',
  'assoc.step.5': 'Publish an edition: provisional at first, and final when nobody finds anything.',
  'assoc.desk': 'to the association’s desk',
  'assoc.rankings': 'all rankings',
  'assoc.command':
    'The command runs in the server’s folder: where Stolik was unpacked and npm ci && npm run build was run once. It needs Node.js 20.19 or newer.',
}
