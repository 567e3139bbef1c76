/**
 * Styles and pages of elements are text inside of scripts, which no minifier looks into: comments and indentation stay at home.
 */
import { parseSync, Visitor, type Plugin } from 'vite'

/** Space beside the brace of a value that is put in stays: it may stand inside of `calc()`. What is in quotes stays, too. */
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
    .replace(/([:,]|(?<=.)\}) /g, '$1')
    .replace(/;\}/g, '}')

/** Between two tags there is still a space wherever there was one: it may be seen. */
const plainHtml = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

const plainers = new Map([
  ['css', plainCss],
  ['html', plainHtml],
  ['svg', plainHtml],
])

/** The text between the values of each template, by where it stands; a template may stand in the value of another. */
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
