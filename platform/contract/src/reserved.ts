/**
 * What a chosen name may not contain: marks by which a site shows who is verified, and words for its staff. Readers of a
 * table's seats must be able to trust both.
 */
import unhomoglyph from 'unhomoglyph'

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

/** Letters that look Latin but are not Unicode confusables: small capitals, and letters in squares and circles. */
const smallCapitals = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', (small, i) => [small, 'abcdefghijklmnoprstuvwyz'[i] as string]),
)
const firstA = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6] as const

function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const a = firstA.find((first) => code >= first && code < first + 26)
  if (a !== undefined) return String.fromCharCode(0x61 + code - a)
  return smallCapitals.get(letter) ?? letter
}

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '')
const digits: Readonly<Record<string, string>> = {
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Returns the same text for all texts that look alike (Unicode TR 39). Case, and `l` for `i`, do not count either. */
function skeleton(text: string): string {
  const letters = Array.from(text, plain).join('')
  // Capital and small letters have different look-alikes, so both are replaced.
  const small = unhomoglyph(bare(unhomoglyph(bare(letters)).toLowerCase()))
  return bare(small)
    .replace(/[3457@$!]/g, (digit) => digits[digit] ?? digit)
    .replace(/l/g, 'i')
}

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
