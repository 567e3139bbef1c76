/**
 * The gateway learns from the document files which queries pages send. Queries sent from elsewhere would be charged like a
 * stranger's.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { documentFiles } from '../web/portal/document-files.js'

const root = join(import.meta.dirname, '..')
const inside = (file: string): string => relative(root, file)

/** The text of a string or template, with words in place of computed parts. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('computed')
}

/** Matches a named operation, or a selection within a selection; `{id}` alone is an address pattern. */
const operation = /^\s*(?:(?:query|mutation|subscription)\b\s*\w*\s*(?:\([^)]*\)\s*)?\{|\{\s*\w[^{}]*\{)/

function documentsIn(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== undefined && operation.test(text)) found.push(text.trim())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.ESNext))
  return found
}

/** Everything that is sent to browsers, without tests. */
const sources = ['web', 'games'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /^web\/(?:kit|portal|elements|desk)\/|^games\/\w+\/web\//.test(file))
    .filter((file) => /\.ts$/.test(file) && !/\/(?:node_modules|dist|test)\/|\.(?:test|d)\.ts$/.test(file))
    .map((file) => join(root, file)),
)

describe('a document that pages send to the gateway', () => {
  it('stands in one of the document files, which the gateway knows', () => {
    const known = new Set(documentFiles())
    const elsewhere = sources
      .filter((file) => !known.has(file))
      .flatMap((file) => documentsIn(readFileSync(file, 'utf8')).map((text) => `${inside(file)}: ${text}`))
    expect(elsewhere).toEqual([])
  })

  it('is found by this test in every form in which it can be written', () => {
    const written = [
      "ask('query Own { me { id } }')",
      'const one = `mutation One($id: ID!) { one(id: $id) { ${selection} } }`',
      'const { table } = { table: (view: string): string => `subscription { table { ${view} } }` }',
      "ask('{ installation { name } }')",
    ]
    expect(written.map((source) => documentsIn(source).length)).toEqual([1, 1, 1, 1])
    expect(documentsIn("hrefOf('{ranking}/{id}'); say('query.none'); css`a { b {} }`")).toEqual([])
    expect(documentFiles().flatMap((file) => documentsIn(readFileSync(file, 'utf8'))).length).toBeGreaterThan(
      60,
    )
  })
})
