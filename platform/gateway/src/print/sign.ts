/** Draws lines for signatures. */
import { muted, type Paper } from './paper.js'
import { word } from './words/index.js'

export function signatures(paper: Paper): void {
  paper.need(58)
  paper.y += 38
  const { left, width, imprint } = paper
  const each = width / 3
  for (const [n, who] of ['organiser', 'direction', 'arbiter'].entries()) {
    const x = left + n * each + 8
    paper.rule(paper.y, x, each - 16, 0.6)
    paper.line(word(imprint.locale, `sign.${who}`), x, paper.y + 3, each - 16, {
      size: 8.5,
      colour: muted,
      align: 'center',
    })
  }
  paper.y += 18
}
