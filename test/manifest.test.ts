/** The descriptions of the public elements are true: each comment is compared with its code. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faultsOf, readElement } from '../web/elements/manifest/element.js'
import { readManifest } from '../web/elements/manifest/manifest.js'
import { sourcesOf, moduleOf, type Module } from '../web/elements/manifest/modules.js'
import { parts } from '../web/elements/src/embed/parts.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const tags = Object.keys(parts)

describe('the manifest', () => {
  const { manifest, faults } = readManifest(root, tags)
  const elements = manifest.modules.flatMap(({ declarations }) => declarations)

  it('is without fault', () => {
    expect(faults).toEqual([])
  })

  it('has every element that a site may embed', () => {
    expect(elements.map(({ tagName }) => tagName)).toEqual(tags)
  })

  it.each(elements.map((element) => [element.tagName, element] as const))(
    'says what %s is, and nothing of its internals',
    (_, { summary, attributes, members }) => {
      expect(summary).toMatch(/^[A-Z].{15,}[.!?]$/)
      const names = attributes.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(['server', 'lang', 'theme']))
      expect(names.filter((name) => name !== name.toLowerCase())).toEqual([])
      expect(members.filter(({ description }) => description === '')).toEqual([])
    },
  )

  it('leaves out what a class does not inherit from the one above', () => {
    const names = (tag: string) =>
      elements.find(({ tagName }) => tagName === tag)?.attributes.map(({ name }) => name)
    expect(names('stolik-events')).not.toContain('event')
    expect(names('stolik-event')).toContain('event')
  })

  it('describes of the table what its code has', () => {
    const table = elements.find(({ tagName }) => tagName === 'stolik-table')
    expect(table?.attributes).toContainEqual({
      name: 'table-href',
      fieldName: 'tableHref',
      type: { text: 'string' },
      description:
        "the address of a table's page with `{id}` in it, and with `{invitation}` if the invitation does not belong into its query: what an invitation links to",
    })
    expect(table?.attributes.find(({ name }) => name === 'server')?.inheritedFrom).toEqual({
      name: 'StolikElement',
      module: 'web/elements/src/element/element.ts',
    })
    expect(table?.members.map(({ name }) => name)).not.toContain('panel')
    expect(table?.events.find(({ name }) => name === 'stolik-left')?.type.text).toBe(
      'CustomEvent<{ readonly table: string }>',
    )
    expect(table?.cssProperties).toContainEqual({
      name: '--stolik-felt',
      description: 'the table',
      default: '#17414f',
    })
  })
})

describe('the faults of a comment', () => {
  const code = (head: string, body = '', properties = ''): string => `
${head}
export class X extends declares(LitElement, { ${properties} }) {
  render() { return html\`${body}\` }
}
export class GoneEvent extends CustomEvent<{ readonly of: string }> {
  static readonly type = 'x-gone'
  constructor() { super(GoneEvent.type, { bubbles: true }) }
}
customElements.define('x-x', X)
`
  const faultsIn = (text: string, tokens: readonly string[] = []): readonly string[] => {
    const sources = sourcesOf([moduleOf('x.ts', text)])
    return faultsOf(readElement(sources, 'x-x', new Set(tokens))).map((fault) => fault.replace('x-x: ', ''))
  }
  const head = (...lines: readonly string[]): string =>
    ['/**', ' * An element.', ' * @element x-x', ...lines.map((line) => ` * ${line}`), ' */'].join('\n')

  it('are none, when it describes everything', () => {
    const said = head(
      '@attr told - what it is told,',
      '  in two lines',
      '@slot - whatever',
      '@slot foot - below',
      '@csspart box - around',
      '@csspart name - of the inner one',
      '@fires x-gone - it is gone',
      '@cssprop --stolik-x-height - how tall',
    )
    const body =
      '<slot></slot><slot name="foot"></slot><i part="box"></i><x-y exportparts="a:name"></x-y>${new GoneEvent()}'
    const css = 'const c = css`height: var(--stolik-x-height); color: var(--stolik-ink)`'
    expect(
      faultsIn(code(said, body, "told: property(''), hidden: state('')") + css, ['--stolik-ink']),
    ).toEqual([])
  })

  it.each([
    [
      'an element without a comment',
      code(''),
      ['it has no summary', 'its comment does not say @element x-x'],
    ],
    [
      'a property without a description',
      code(head(), '', "told: property('')"),
      ['property told is not described'],
    ],
    [
      'the description of an attribute that does not exist',
      code(head('@attr tolt - x')),
      ['attribute tolt is described and not there'],
    ],
    [
      'an attribute with an empty description',
      code(head('@attr told'), '', "told: property('')"),
      ['property told is not described', 'told is described by nothing'],
    ],
    ['a slot without a description', code(head(), '<slot></slot>'), ['slot (default) is not described']],
    [
      'the description of a slot that does not exist',
      code(head('@slot foot - x')),
      ['slot foot is described and not there'],
    ],
    [
      'parts without descriptions',
      code(head(), '<i part="a b"></i>'),
      ['part a is not described', 'part b is not described'],
    ],
    [
      'the description of a part that does not exist',
      code(head('@csspart a - x')),
      ['part a is described and not there'],
    ],
    ['an event without a description', code(head(), '${new GoneEvent()}'), ['event x-gone is not described']],
    [
      'the description of an event that does not exist',
      code(head('@fires x-come - x')),
      ['event x-come is described and not there'],
    ],
    [
      'a custom property without a description',
      code(head(), 'var(--stolik-odd)'),
      ['custom property --stolik-odd is not described'],
    ],
    [
      'the description of a custom property that does not exist',
      code(head('@cssprop --stolik-odd - x')),
      ['custom property --stolik-odd is described and not there'],
    ],
    [
      'a part with a calculated name',
      code(head(), '<i part=${name}></i>'),
      ['nobody can read what this is called: part=${name}'],
    ],
  ])('%s', (_, text, wrong) => {
    expect(faultsIn(text)).toEqual(wrong)
  })

  it('do not include undescribed events that stay inside an inner element', () => {
    const inner = (composed: boolean): Module =>
      moduleOf(
        'y.ts',
        `export class OutEvent extends CustomEvent<null> {
  static readonly type = 'y-out'
  constructor() { super(OutEvent.type, { composed: ${composed} }) }
}
class Y { go() { this.dispatchEvent(new OutEvent()) } }
customElements.define('y-y', Y)`,
      )
    const outer = moduleOf('x.ts', `import './y.js'\n${code(head(), '<y-y></y-y>')}`)
    const faults = (one: Module, around = outer): readonly string[] =>
      faultsOf(readElement(sourcesOf([around, one]), 'x-x', new Set()))
    expect(faults(inner(true))).toEqual(['x-x: event y-out is not described'])
    expect(faults(inner(false))).toEqual([])
    // An inner element with this attribute has no buttons, so the event cannot occur.
    const alone = moduleOf('x.ts', outer.text.replace('<y-y>', '<y-y alone>'))
    expect(faults(inner(true), alone)).toEqual([])
  })
})
