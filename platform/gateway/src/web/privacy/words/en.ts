import type { Catalogue } from '@stolik/core'

export const en: Catalogue = {
  title: 'Privacy',
  about: 'What this site keeps of people, why, for how long, and how it goes.',
  who: 'Who answers for it',
  'who.named': 'This site is run by {name}.',
  'who.placed': 'This site is run by {name}, {place}.',
  'who.unnamed':
    'The operator of this site has not said yet who they are. Their settings have a field for it.',
  'who.contact': 'They can be reached so:',
  kept: 'What is kept, why, and for how long',
  'kept.why':
    'We keep what is needed for playing and for results that anybody can check (Art. 6(1)(b) and (f) GDPR), and nothing else. Nothing is sold or passed on, there is no advertising, and no page loads anything from others.',
  'kept.guest':
    'Guests: the name that you choose. Your browser keeps it with a token that is good for {guest} days; the server keeps no list of guests. For a day after they played it keeps a hash of their address, which nobody can turn back, so that a nuisance can be kept away.',
  'kept.account':
    'Accounts: name, login, the password as a hash only, the club that signed you in, your roles, and whether somebody has verified your name; if you use codes of an app, their secret, sealed; of each passkey its name, public key and last use; of each device browser and system, until {session} days after you were last there.',
  'kept.mail':
    'Mail address: if you give one, so that a link is sent there when you forget your password, and when you confirmed it, until you remove it. An address that is not confirmed goes after a day.',
  'kept.hands':
    'Tables: every deal with the names of its players, so that lists, replays and the check of the shuffle stay true. What is said at a table goes with the table.',
  'kept.events':
    'Events: name, club, licence, and year of birth or sex only where an event ranks by them. Entries, lists and results are public, licence and year are for the director.',
  'kept.rankings': 'Rankings: results under a number that is drawn at random, and beside it the name.',
  'kept.reports':
    'Reports: the last remarks of somebody who was reported, for the operator, until 30 days after it was dealt with. Of a guest who reports there is also a mark of their internet address, from which nobody can read it.',
  'kept.addresses':
    'Addresses: who did something with special rights, and from which internet address; the address goes after {addresses} days. To slow attacks down, requests are counted by address for minutes or hours.',
  'kept.order':
    'Failed sign-ins: login, address and time, for the operator, for {addresses} days. Whom the operator keeps away or mutes: name or address, until the time is over.',
  'kept.browser':
    'Your browser keeps who you are here, which guest you were here before (for 31 days, so that a ban holds until its end), your language and how you like the cards. There are no cookies.',
  yours: 'What you can do',
  'yours.save':
    'On the page of your account you save everything that is kept of you as a file, change your password and end sessions.',
  'yours.delete':
    'There you also delete the account. Your name then goes at tables, in events, in rankings and in reports. Results and places stay without it, so nobody else’s place moves.',
  'yours.guest':
    'As a guest you have yourself forgotten on the same page. For everything else, also for names in events that you entered on paper, write to the operator.',
  'yours.stays':
    'What stays: reasons and rulings that others have written, files that others have saved, and backups until they are thrown away.',
  'yours.complain':
    'You may have what is wrong put right, object, and complain to the data protection authority of your country.',
  account: 'to your account',
  home: 'to the tables',
}
