/** Prints a few lines without the page around them, on any page. */

const name = 'stolik-paper'
const style = `
  @media screen {
    .${name} { display: none; }
  }
  @media print {
    body > :not(.${name}) { display: none !important; }
    .${name} { color: #000; font: 12pt/1.6 system-ui, sans-serif; }
    .${name} ol { font-family: ui-monospace, monospace; font-size: 14pt; }
  }`

let takeAway = (): void => undefined

/** Adds the lines to the page for the printer only, and removes them after printing. */
export function printLines(
  title: string,
  notes: readonly string[],
  lines: readonly string[],
  lang: string,
): void {
  takeAway()
  const paper = document.createElement('section')
  paper.className = name
  paper.lang = lang
  const add = (kind: 'h1' | 'p' | 'li', text: string, to: Element): void => {
    const node = document.createElement(kind)
    node.textContent = text
    to.append(node)
  }
  add('h1', title, paper)
  for (const note of notes) add('p', note, paper)
  const list = document.createElement('ol')
  for (const line of lines) add('li', line, list)
  paper.append(list)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.body.append(paper)
  takeAway = () => {
    paper.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    takeAway = () => undefined
  }
  addEventListener('afterprint', () => takeAway(), { once: true })
  print()
}
