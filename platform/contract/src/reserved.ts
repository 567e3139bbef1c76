/**
 * What a chosen name may not contain: marks by which a site shows who is verified, and words for its staff. Readers of a
 * table's seats must be able to trust both.
 */
import { skeleton } from './alike.js'

/** Check marks, stars, crowns, shields and medals, scales, police officers, signs of registration. */
const marks = /[√✓✔☑✅🗸🗹🮱𐄂ꪜ★☆⭐⭑⭒✦✧✩-✶⋆⚝⛤-⛧🌟🌠🟀-🟘👑🤴👸🫅♔♕♚♛🛡🎖🏅📛🔰⚜⚖👮🕵🆗©®™℠]/gu

/** Words for staff in the languages of the site. Longer words that begin with one of them are people's names. */
const staff = [
  ...['admin', 'admins', 'administrator', 'administratorka', 'administracja', 'administrateur'],
  ...['administration', 'sysadmin', 'webmaster', 'moderator', 'moderatorka', 'moderacja', 'moderation'],
  ...['modérateur', 'operator', 'operatorka', 'opérateur', 'support', 'staff', 'system', 'official'],
  ...['oficjalny', 'oficjalna', 'oficjalne', 'offiziell', 'officiel', 'verified', 'zweryfikowany'],
  ...['zweryfikowana', 'verifiziert', 'vérifié', 'sędzia', 'sędziowie', 'arbiter', 'referee'],
  ...['schiedsrichter', 'schiedsrichterin', 'arbitre', 'stolik'],
]

const staffAlone = new RegExp(`^(?:${[...new Set(staff.map(skeleton))].join('|')})+$`, 'u')

/** Returns the name in every way in which its words can be separated. */
const readings = (name: string): readonly string[] => [
  name,
  name.replace(/\p{Nd}+/gu, ' '),
  name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
]

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}]+/u)

/** Returns the name without reserved marks. */
export const withoutMarks = (name: string): string => name.replace(marks, '')

export const hasMark = (name: string): boolean => withoutMarks(name) !== name

/** Whether one of its words is a staff word, however it is spelt. */
export const namesStaff = (name: string): boolean =>
  readings(name)
    .map(skeleton)
    .some((text) => [...wordsOf(text), wordsOf(text).join('')].some((word) => staffAlone.test(word)))

/** Whether nobody may use this name. */
export const isReserved = (name: string): boolean => hasMark(name) || namesStaff(name)
