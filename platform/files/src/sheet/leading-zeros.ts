/** Numbers that a workbook (.xlsx) shows with zeros in front, such as licence 000123: the format has them, the value does not. */

/** A format of zeros, perhaps with signs between them: `000000`, `"PL-"0000`, `00\-000`. */
const zeros = /^(?:0|[-/ ]|"[^"]*"|\\.)*$/

const attribute = (xml: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`).exec(xml)?.[2]

const unescaped = (text: string): string =>
  text.replace(/&(?:quot|apos|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the formats of zeros by the style that cells name. */
export function zeroStyles(styles: string): ReadonlyMap<string, string> {
  const formats = new Map(
    [...styles.matchAll(/<(?:[\w-]+:)?numFmt\s[^>]*>/g)].map(([xml]) => [
      attribute(xml, 'numFmtId') ?? '',
      unescaped(attribute(xml, 'formatCode') ?? ''),
    ]),
  )
  const ofCells = /<(?:[\w-]+:)?cellXfs[\s>][\s\S]*?<\/(?:[\w-]+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  return new Map(
    [...ofCells.matchAll(/<(?:[\w-]+:)?xf\s[^>]*>/g)].flatMap(([xml], style) => {
      // A second part of a format is for negative numbers.
      const format = (formats.get(attribute(xml, 'numFmtId') ?? '') ?? '').split(';')[0] ?? ''
      return zeros.test(format) && (format.match(/0/g)?.length ?? 0) > 1 ? [[String(style), format]] : []
    }),
  )
}

const numberCell =
  /<((?:[\w-]+:)?c)(\s[^<>]*?)>((?:<(?:[\w-]+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:[\w-]+:)?f>))?)\s*<((?:[\w-]+:)?v)(?:\s[^<>]*)?>(\d{1,15})<\/\4>/g

/** Returns a sheet in which numbers of such styles are text as people see it. */
export const withZeros = (sheet: string, styles: ReadonlyMap<string, string>): string =>
  sheet.replace(
    numberCell,
    (cell, tag: string, attributes: string, formula: string, value: string, digits: string) => {
      const format = styles.get(attribute(attributes, 's') ?? '')
      const type = attribute(attributes, 't')
      if (format === undefined || (type !== undefined && type !== 'n')) return cell
      const plain = attributes.replace(/\st\s*=\s*(["']).*?\1/, '')
      return `<${tag}${plain} t="str">${formula}<${value}>${escaped(formatted(digits, format))}</${value}>`
    },
  )

/** A number in a format of zeros: its digits from the right in their places, more digits before the first place. */
export function formatted(digits: string, format: string): string {
  const parts = format.match(/0|"[^"]*"|\\.|[-/ ]/g) ?? []
  const places = parts.filter((part) => part === '0').length
  const padded = digits.padStart(places, '0')
  let at = 0
  return parts
    .map((part) => {
      if (part !== '0') return part.startsWith('"') ? part.slice(1, -1) : part.replace(/^\\/, '')
      const until = at === 0 ? padded.length - places + 1 : at + 1
      const own = padded.slice(at, until)
      at = until
      return own
    })
    .join('')
}
