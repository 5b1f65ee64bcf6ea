import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { describe, expect, it, test } from 'vitest'

/**
 * The translator of a browser replaces text nodes by `<font>` elements. If React then changes,
 * moves or removes a replaced node, the old text stays or the screen throws an error. Only the
 * single child of an element is safe, because React keeps no node for that text.
 * `tests/support/setup.ts` checks the same rule in rendered pages, including texts that are passed
 * as props.
 */

const src = resolve(import.meta.dirname, '../src')

function isBlank(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() === ''
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  if (expression.type === 'JSXEmptyExpression') return true
  return expression.type === 'Literal' && typeof expression.value === 'string' && expression.value.trim() === ''
}

/**
 * The names that one statement of a file declares: `elements` hold JSX (by their type or value),
 * `texts` have another type.
 */
interface NamesByKind {
  elements: Set<string>
  texts: Set<string>
}

function namesByKindOf(statement: ESTree.Node, code: string): NamesByKind {
  const names: NamesByKind = { elements: new Set(), texts: new Set() }
  const noteType = (key: ESTree.Node, type: ESTree.Node | null | undefined) => {
    if (key.type !== 'Identifier' || type === null || type === undefined) return
    const text = code.slice(type.start, type.end)
    if (/\bReactNode\b|\bReactElement\b/.test(text)) names.elements.add(key.name)
    else names.texts.add(key.name)
  }
  const noteValue = (name: ESTree.Node, value: ESTree.Node | null) => {
    if (name.type === 'Identifier' && value !== null && holdsElement(value)) names.elements.add(name.name)
  }
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => noteType(key, typeAnnotation),
    Identifier: (node) => {
      if ('typeAnnotation' in node) noteType(node, node.typeAnnotation)
    },
    FunctionDeclaration: ({ id, returnType }) => {
      if (id !== null && returnType !== null) noteType(id, returnType)
    },
    VariableDeclarator: ({ id, init }) => noteValue(id, init),
    Property: ({ key, value }) => noteValue(key, value),
  }).visit(asProgram(statement))
  return names
}

/** True for code that results in JSX or nothing. For a function, one result with JSX is enough. */
function holdsElement(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].every((each) => isNothing(each) || holdsElement(each))
    case 'LogicalExpression':
      return holdsElement(node.right)
    case 'SpreadElement':
      return holdsElement(node.argument)
    case 'ArrowFunctionExpression':
      return resultsOf(node.body).some(holdsElement)
    case 'ArrayExpression':
      return node.elements.every((each) => each !== null && holdsElement(each))
    case 'CallExpression': {
      const { callee } = node
      if (callee.type === 'Identifier') return callee.name === 'createPortal'
      const isMethodCall = callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      if (!isMethodCall || callee.property.type !== 'Identifier') return false
      return /^(map|flatMap|from)$/.test(callee.property.name) && node.arguments.some(holdsElement)
    }
    default:
      return false
  }
}

function isNothing(node: ESTree.Node): boolean {
  return (
    (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  )
}

/** Returns the expressions that a function returns, without those of functions inside of it. */
function resultsOf(body: ESTree.Node): ESTree.Expression[] {
  if (body.type !== 'BlockStatement') return [body as ESTree.Expression]
  const results: ESTree.Expression[] = []
  let depth = 0
  const enterFunction = () => void (depth += 1)
  const leaveFunction = () => void (depth -= 1)
  new Visitor({
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leaveFunction,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leaveFunction,
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leaveFunction,
    ReturnStatement: ({ argument }) => {
      if (depth === 0 && argument !== null) results.push(argument)
    },
  }).visit(asProgram(body))
  return results
}

function asProgram(node: ESTree.Node): ESTree.Program {
  return { ...node, type: 'Program', body: [node] } as unknown as ESTree.Program
}

/** Returns false if a node is known to be an element or nothing; true if it may be a text. */
function mayBeText(node: ESTree.Node, names: NamesByKind, elementNames: ReadonlySet<string>): boolean {
  const mayChildBeText = (each: ESTree.Node) => mayBeText(each, names, elementNames)
  switch (node.type) {
    case 'JSXText':
      return node.value.trim() !== ''
    case 'JSXExpressionContainer':
      return mayChildBeText(node.expression)
    case 'ConditionalExpression':
      return mayChildBeText(node.consequent) || mayChildBeText(node.alternate)
    case 'LogicalExpression':
      return mayChildBeText(node.right) || (node.operator !== '&&' && mayChildBeText(node.left))
    case 'ChainExpression':
      return mayChildBeText(node.expression)
    case 'Identifier':
      if (isNothing(node) || names.elements.has(node.name)) return false
      return names.texts.has(node.name) || !elementNames.has(node.name)
    case 'MemberExpression':
      if (node.computed) return mayChildBeText(node.object)
      return node.property.type !== 'Identifier' || !elementNames.has(node.property.name)
    case 'CallExpression': {
      const { callee } = node
      if (holdsElement(node)) return false
      const isMethodCall = callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      if (isMethodCall && callee.property.type === 'Identifier' && callee.property.name === 'slice')
        return mayChildBeText(callee.object)
      return mayChildBeText(callee)
    }
    default:
      return !isNothing(node) && !holdsElement(node)
  }
}

interface Source {
  file: string
  code: string
}

/** Returns texts that have siblings, are in a fragment, or are a component's result. */
function bareTexts(sources: readonly Source[]): string[] {
  const parsedStatements = sources.flatMap(({ file, code }) =>
    parseSync(file, code, { lang: 'tsx', preserveParens: false }).program.body.map((statement) => ({
      file,
      code,
      statement,
      names: namesByKindOf(statement, code),
    })),
  )
  // Names of elements in any statement, because a property such as `outside.dialog` may be declared
  // in another file.
  const elementNames = new Set(parsedStatements.flatMap(({ names }) => [...names.elements]))
  return parsedStatements.flatMap(({ file, code, statement, names }) => {
    const texts: string[] = []
    const check = (node: ESTree.Node) => {
      if (!mayBeText(node, names, elementNames)) return
      const line = code.slice(0, node.start).split('\n').length
      texts.push(`${file}:${line} ${code.slice(node.start, node.end).trim().replace(/\s+/g, ' ')}`)
    }
    const checkChildren = (children: readonly ESTree.JSXChild[]) => {
      if (children.filter((child) => !isOfLayout(child)).length > 1)
        children.filter((child) => !isBlank(child)).forEach(check)
    }
    const checkComponent = (name: ESTree.Node | null, body: ESTree.Node | null) => {
      if (name?.type === 'Identifier' && /^[A-Z][a-z]/.test(name.name) && body !== null) resultsOf(body).forEach(check)
    }
    new Visitor({
      JSXElement: ({ children }) => checkChildren(children),
      JSXFragment: ({ children }) => children.filter((child) => !isBlank(child)).forEach(check),
      FunctionDeclaration: ({ id, body }) => checkComponent(id, body),
      VariableDeclarator: ({ id, init }) => {
        if (init?.type === 'ArrowFunctionExpression') checkComponent(id, init.body)
      },
    }).visit(asProgram(statement))
    return texts
  })
}

/** True for a comment, and for white space with a line break. Both render nothing. */
function isOfLayout(child: ESTree.JSXChild): boolean {
  return (
    (child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)) ||
    (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')
  )
}

function readSources(): Source[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file: relative(src, join(src, file)), code: readFileSync(join(src, file), 'utf8') }))
}

test('every text in src is the only child of an element', () => {
  expect(bareTexts(readSources())).toEqual([])
})

describe('bareTexts', () => {
  const textsIn = (code: string) => bareTexts([{ file: 'A.tsx', code }]).map((line) => line.replace(/^\S+ /, ''))

  it.each([
    ['a text beside an element', '<p>Balance <b>{sum}</b></p>', ['Balance']],
    ['a value beside an element', '<p><Icon /> {hours}</p>', ['{hours}']],
    ['a text that may be missing', '<p>{isNew && t("new")}<i /></p>', ['{isNew && t("new")}']],
    ['a text that alternates with an element', '<p><i />{a ? t("a") : <b />}</p>', ['{a ? t("a") : <b />}']],
    ['two texts', '<p>{name} · {phone}</p>', ['{name}', '·', '{phone}']],
    ['a text of a fragment', '<B>{a ? <i /> : <>{words}</>}</B>', ['{words}']],
    ['a text after a whole list', '<ul>{rows.map((row) => <li>{row}</li>)}{rest}</ul>', ['{rest}']],
  ])('finds %s', (_name, jsx, bare) => {
    expect(textsIn(`const rows = ${jsx}`)).toEqual(bare)
  })

  it('finds a text that a component returns', () => {
    expect(textsIn('function Clock() { if (isOver) return t("over"); return <b>{left}</b> }')).toEqual(['t("over")'])
  })

  it.each([
    ['a text by itself', '<p>{a ? t("a") : <b />}</p>'],
    ['texts in elements of their own', '<p><span>Balance</span> <b>{sum}</b></p>'],
    ['elements that may be missing', '<p>{a && <b />}{rows.map((row) => <i>{row}</i>)}{b ? <u /> : null}</p>'],
  ])('accepts %s', (_name, jsx) => {
    expect(textsIn(`const rows = ${jsx}`)).toEqual([])
  })

  it('accepts a prop of type ReactNode beside an element, and finds a prop of type string', () => {
    expect(textsIn('function Box({ icon }: { icon: ReactNode }) { return <p>{icon}<b>{t("a")}</b></p> }')).toEqual([])
    expect(textsIn('function Box({ icon }: { icon: string }) { return <p>{icon}<b>{t("a")}</b></p> }')).toEqual([
      '{icon}',
    ])
  })
})
