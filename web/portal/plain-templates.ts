/** Removes comments and indentation from styles and HTML in template literals, which minifiers do not change. */
import { parseSync, Visitor, type Plugin } from 'vite'

/** Keeps spaces beside an inserted value, which may stand inside `calc()`, and everything in quotes. */
const plainCss = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/('[^']*'|"[^"]*")/)
    .map((text, n) => (n % 2 === 1 ? text : plainRules(text)))
    .join('')

const plainRules = (css: string): string =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?(;|(?<!\$)\{) ?/g, '$1')
    .replace(/([:,>]|(?<=.)\}) /g, '$1')
    .replace(/ >/g, '>')
    // A pixel or em less than one.
    .replace(/(?<![\w.])0(?=\.\d)/g, '')
    // The quotes of the template, which positions of its text include.
    .replace(/^` | (?=`$)/g, (found) => found.trim())
    .replace(/;\}/g, '}')

/** Keeps one space between two tags where there was any, because it may be visible. */
const plainHtml = (text: string): string => text.replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ')

const plainers = new Map([
  ['css', plainCss],
  ['html', plainHtml],
  ['svg', plainHtml],
])

/** Collects the text between the values of each template, by position. A template may stand in the value of another. */
function plain(id: string, code: string): string {
  const cuts: { readonly start: number; readonly end: number; readonly text: string }[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      const plainer = tag.type === 'Identifier' ? plainers.get(tag.name) : undefined
      if (plainer === undefined) return
      for (const { start, end } of quasi.quasis)
        cuts.push({ start, end, text: plainer(code.slice(start, end)) })
    },
  }).visit(parseSync(id, code).program)
  let [done, at] = ['', 0]
  for (const { start, end, text } of cuts.sort((a, b) => a.start - b.start)) {
    done += code.slice(at, start) + text
    at = end
  }
  return done + code.slice(at)
}

export const plainTemplates = (): Plugin => ({
  name: 'plain-templates',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(web|games)\/.*\.ts$/, code: /\b(css|html|svg)`/ },
    handler: (code, id) => ({ code: plain(id, code), map: null }),
  },
})
