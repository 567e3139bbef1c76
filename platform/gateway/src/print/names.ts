/** Names in narrow columns: in smaller type, but never under eight points; a name that needs more stands on several lines, whole. */
import type { Face } from './fonts.js'
import { ascent, type Paper, type Style } from './paper.js'

const least = 8
/** Between the baselines of a name's lines. */
export const namePitch = 8.4

/** The lines of a name in a column: one if it fits in type of eight points, else broken at spaces and after hyphens. */
export function nameLines(
  { doc }: Paper,
  name: string,
  width: number,
  face: Face = 'text',
): readonly string[] {
  doc.font(face).fontSize(least)
  const lines: string[] = []
  for (const part of name.match(/[^ -]+[ -]*/g) ?? [name]) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && doc.widthOfString(longer.trimEnd()) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trimEnd())
}

/** Draws the lines of a name. A single line stands where it would otherwise; several about its middle, or above it. */
export function drawName(
  paper: Paper,
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  style: Style & { readonly size: number; readonly above?: boolean },
): void {
  const { size, above = false, ...rest } = style
  if (lines.length === 1) {
    paper.line(lines[0] ?? '', x, y, width, { ...rest, size, smallest: least / size })
    return
  }
  const below = above ? 0 : ((lines.length - 1) * namePitch) / 2
  const last = y + size * ascent + below - least * ascent
  lines.forEach((line, n) => {
    const at = last - (lines.length - 1 - n) * namePitch
    paper.line(line, x, at, width, { ...rest, size: least })
  })
}
