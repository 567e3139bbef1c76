/** Tells names apart that look or sound the same. */
import unhomoglyph from 'unhomoglyph'

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
export function skeleton(text: string): string {
  const letters = Array.from(text, plain).join('')
  // Capital and small letters have different look-alikes, so both are replaced.
  const small = unhomoglyph(bare(unhomoglyph(bare(letters)).toLowerCase()))
  return bare(small)
    .replace(/[3457@$!]/g, (digit) => digits[digit] ?? digit)
    .replace(/l/g, 'i')
}

/** Matches the number of an earlier call, and one that somebody wrote into their name. */
const number = / \(\d+\)$/u

const alike = (name: string): string => skeleton(name.replace(number, '')).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Returns the names by place. Where several look alike, each gets its number among them: "Ola (1)", "O1a (2)". Null stays null, and so
 * does a name without letters, which only people who were forgotten have.
 */
export function numbered(names: readonly (string | null)[]): readonly (string | null)[] {
  const keys = names.map((name) => (name === null ? '' : alike(name)))
  return names.map((name, place) => {
    const same = keys.flatMap((key, i) => (key !== '' && key === keys[place] ? [i] : []))
    return same.length < 2 ? name : `${name} (${same.indexOf(place) + 1})`
  })
}
