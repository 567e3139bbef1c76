/**
 * The code that cites a clause, and small changes to it. A comment names the declaration or statement below it; a text
 * such as `'5.3.2'` names the smallest piece of code around it that can be changed; a knob is changed in its profile.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { cited } from '@stolik/core'

export interface Mutant {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly start: number
  readonly end: number
  readonly to: string
}

interface Change {
  readonly at: ts.Node
  readonly to: string
}

/** Where a clause is cited, the most telling first: 0 a comment at code, 1 a text in code, 2 the head of a file. */
interface Site {
  readonly rank: 0 | 1 | 2
  readonly region: ts.Node
}

/** A clause to be found, and the citations that refer to it: `4.2.1` or `isko 4.2.1`. */
export interface Sought {
  readonly id: string
  readonly number: string
  readonly cites: readonly string[]
  readonly documents: readonly string[]
}

/** Writes ranges out: `2.3.1–2.3.4`, `W2-4`. */
const expanded = (text: string): string =>
  text.replace(
    /([A-Z]+|[A-Z]*\d+(?:\.\d+)*\.)(\d+)[–-](?:\1)?(\d+)/g,
    (_, head: string, from: string, to: string) =>
      Array.from(
        { length: Math.max(0, Number(to) - Number(from) + 1) },
        (__, i) => `${head}${Number(from) + i}`,
      ).join(', '),
  )

const operators = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '+'],
  [ts.SyntaxKind.AmpersandToken, '|'],
  [ts.SyntaxKind.BarToken, '&'],
])

const isClause = (text: string): boolean => /^(?:\w+ )?(?:PT )?[A-Z]*\d[\d.]*$/.test(text)

/** The text that takes the place of a node, if the node is one that we change. */
function changed(node: ts.Node, source: ts.SourceFile): Change | undefined {
  if (ts.isBinaryExpression(node)) {
    const to = operators.get(node.operatorToken.kind)
    const texts = [node.left, node.right].some(
      (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
    )
    return to === undefined || texts ? undefined : { at: node.operatorToken, to }
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return { at: node, to: node.operand.getText(source) }
  if (ts.isIfStatement(node)) return { at: node.expression, to: `!(${node.expression.getText(source)})` }
  if (ts.isConditionalExpression(node))
    return { at: node.condition, to: `!(${node.condition.getText(source)})` }
  if (ts.isNumericLiteral(node)) return { at: node, to: String(Number(node.text) + 1) }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { at: node, to: 'false' }
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { at: node, to: 'true' }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression
    const other = { some: 'every', every: 'some', max: 'min', min: 'max' }[name.text]
    if (other !== undefined) return { at: name, to: other }
    if (['filter', 'toSorted', 'slice'].includes(name.text))
      return { at: node, to: expression.getText(source) }
  }
  return undefined
}

/** What is left to change where there is no condition and no number: a text, a list, what a function returns. */
function emptied(node: ts.Node): Change | undefined {
  if (ts.isStringLiteral(node) && !isClause(node.text) && !ts.isImportDeclaration(node.parent))
    return { at: node, to: `'${node.text.split(' ').slice(0, -1).join(' ')}'` }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return { at: node, to: '[]' }
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return { at: node.body, to: '(undefined as never)' }
  if (ts.isReturnStatement(node) && node.expression !== undefined)
    return { at: node.expression, to: '(undefined as never)' }
  if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer)) {
    // The row of a table gets the value of another row.
    const own = node.initializer.getText()
    const other = node.parent.properties
      .flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer.getText()] : []))
      .findLast((text) => text !== own)
    return other === undefined ? undefined : { at: node.initializer, to: other }
  }
  return undefined
}

/** Types have no effect, and a changed loop may never end. */
const isLeft = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

const lowered = (node: ts.Node): Change | undefined =>
  ts.isNumericLiteral(node) ? { at: node, to: String(Number(node.text) - 1) } : undefined

function inside(region: ts.Node, change: (node: ts.Node) => Change | undefined): Change[] {
  const found: Change[] = []
  const visit = (node: ts.Node): void => {
    if (isLeft(node)) return
    const one = change(node)
    if (one !== undefined) found.push(one)
    if (ts.isForStatement(node) || ts.isWhileStatement(node)) visit(node.statement)
    else ts.forEachChild(node, visit)
  }
  visit(region)
  return found
}

/** The profile whose `clauses` has this text: it numbers them as its own document does. */
function profileOf({ parent }: ts.Node): string | undefined {
  if (!ts.isPropertyAssignment(parent)) return undefined
  const owner = parent.parent.parent
  if (!ts.isPropertyAssignment(owner)) return undefined
  if (owner.name.getText() !== 'clauses') return undefined
  const profile = owner.parent.parent
  return ts.isVariableDeclaration(profile) ? profile.name.getText() : undefined
}

/** A place that cites something: in a comment or a text, or in the `clauses` of a profile. */
interface Mention extends Site {
  readonly says: ReadonlySet<string>
  readonly profile?: string | undefined
  readonly text?: string
}

function mentionsIn(source: ts.SourceFile, documents: readonly string[]): readonly Mention[] {
  const found: Mention[] = []
  const read = new Set<number>()
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []) {
      if (read.has(pos)) continue
      read.add(pos)
      const says = cited(expanded(source.text.slice(pos, end)), documents)
      if (pos === 0) found.push({ rank: 2, region: source, says })
      if (!ts.isImportDeclaration(node)) found.push({ rank: 0, region: node, says })
    }
    if (ts.isStringLiteral(node)) {
      const profile = profileOf(node)
      if (profile !== undefined || isClause(node.text))
        found.push({
          rank: 1,
          region: node.parent,
          profile,
          text: node.text,
          says: cited(node.text, documents),
        })
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

/** Every place in a file that cites the clause. */
const sites = (mentions: readonly Mention[], { id, number, cites }: Sought): readonly Site[] =>
  mentions.filter(({ says, profile, text }) =>
    profile === id ? text === number : cites.some((one) => says.has(one)),
  )

/** The changes to one site: of the smallest node around it that has any. */
function around(region: ts.Node, source: ts.SourceFile): Change[] {
  for (let node = region; node !== source; node = node.parent) {
    const raised = inside(node, (one) => changed(one, source))
    // Where a knob has no choice that is higher, the rules are not loaded.
    const found = [...raised, ...(raised.length === 1 ? inside(node, lowered) : [])]
    if (found.length > 0) return found
    if (node.parent === source || ts.isStatement(node) || ts.isPropertyAssignment(node)) {
      const rest = inside(node, emptied)
      if (rest.length > 0) return rest
    }
  }
  return inside(source, (one) => changed(one, source))
}

/** The name of a knob that this site describes: a field of `Rules`, or of the clauses of a profile. */
function knobAt(region: ts.Node): string | undefined {
  const field = ts.isPropertySignature(region) || ts.isPropertyAssignment(region) ? region : undefined
  if (field === undefined || !ts.isIdentifier(field.name)) return undefined
  if (ts.isPropertySignature(field)) return field.name.text
  const owner = field.parent.parent
  return ts.isPropertyAssignment(owner) && owner.name.getText() === 'clauses' ? field.name.text : undefined
}

/** The changes to the value of a knob in the profiles of its game. */
function ofKnob(knob: string, profiles: ts.SourceFile): Change[] {
  const found: Change[] = []
  const visit = (node: ts.Node): void => {
    const isValue = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === knob
    if (isValue && !(ts.isStringLiteral(node.initializer) && isClause(node.initializer.text))) {
      const here = inside(node.initializer, (one) => changed(one, profiles))
      found.push(...(here.length > 0 ? here : inside(node.initializer, emptied)))
    }
    ts.forEachChild(node, visit)
  }
  visit(profiles)
  return found
}

interface Parsed {
  readonly source: ts.SourceFile
  readonly mentions: readonly Mention[]
}
const parsed = new Map<string, Parsed>()
function parse(root: string, file: string, documents: readonly string[]): Parsed {
  const key = [root, file, ...documents].join(' ')
  const known = parsed.get(key)
  if (known !== undefined) return known
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const made = { source, mentions: mentionsIn(source, documents) }
  parsed.set(key, made)
  return made
}

/** The changes to the code that cites a clause, of the most telling places that have any. */
export function mutants(root: string, files: readonly string[], sought: Sought): readonly Mutant[] {
  const all = files.flatMap((file) => {
    const { source, mentions } = parse(root, file, sought.documents)
    return sites(mentions, sought).map((site) => ({ ...site, source }))
  })
  for (const rank of [0, 1, 2] as const) {
    const found = all.filter((site) => site.rank === rank).flatMap(ofSite)
    if (found.length > 0)
      return [...new Map(found.map((one) => [`${one.file} ${one.start} ${one.to}`, one])).values()]
  }
  return []

  function ofSite({ rank, region, source: own }: Site & { source: ts.SourceFile }): readonly Mutant[] {
    const knob = knobAt(region)
    const profiles = own.fileName.replace(/\/src\/.*/, '/src/rules/profiles.ts')
    const isKnob = knob !== undefined && files.includes(profiles)
    const source = isKnob ? parse(root, profiles, sought.documents).source : own
    const whole = (): Change[] => inside(source, (one) => changed(one, source))
    const inCode = (): readonly Change[] => (rank === 2 ? whole() : around(region, source))
    const changes = isKnob ? ofKnob(knob, source) : inCode()
    return changes.map(({ at, to }) => {
      const start = at.getStart(source)
      const line = source.getLineAndCharacterOfPosition(start).line + 1
      return { file: source.fileName, line, start, end: at.getEnd(), to }
    })
  }
}
