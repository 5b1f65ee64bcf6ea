/**
 * Prints how large the project is: lines and files of its parts, modules behind main screens, and
 * words. Usage: `npm run size` for the working tree; `npm run size -- main` also prints the
 * difference from a commit, a branch or a tag. Exit code 2 if git does not know the commit.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const SCREENS = ['LoginScreen', 'HomeScreen', 'DrawScreen', 'RecordsScreen', 'WithdrawScreen']

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })

const isCounted = (file) => file === 'README.md' || /^(?:src|tests)\/.*\.(?:tsx?|mjs|css|sh|conf)$/.test(file)

/** The counted files of the working tree with their texts, without files that git ignores. */
function readTree() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests', 'README.md').split('\n')
  const there = files.filter((file) => isCounted(file) && existsSync(join(root, file)))
  return new Map(there.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** The counted files of a commit with their texts, by one call of git. */
function readCommit(commit) {
  const files = git('ls-tree', '-r', '--name-only', commit, 'src', 'tests', 'README.md').split('\n').filter(isCounted)
  const all = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: files.map((file) => `${commit}:${file}\n`).join(''),
    maxBuffer: 1 << 28,
  })
  const texts = new Map()
  let at = 0
  for (const file of files) {
    const start = all.indexOf('\n', at) + 1
    const end = start + Number(all.toString('utf8', at, start).trim().split(' ')[2])
    texts.set(file, all.toString('utf8', start, end))
    at = end + 1
  }
  return texts
}

const linesOf = (text) => text.split('\n').length - 1
const wordsOf = (text) => text.split(/\s+/).filter(Boolean).length

/** Imports that run when the app starts: no types, and no `import()`. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** The number of modules that a module imports, directly or not, itself included. */
function modulesBehind(texts, first) {
  const behind = new Set()
  const follow = (file) => {
    if (behind.has(file)) return
    behind.add(file)
    for (const [, to] of texts.get(file).matchAll(IMPORT)) {
      if (!/^(?:@\/|\.)/.test(to)) continue
      const path = to.startsWith('@/') ? `src/${to.slice(2)}` : posix.join(posix.dirname(file), to)
      const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => texts.has(name))
      if (found !== undefined && /\.tsx?$/.test(found)) follow(found)
    }
  }
  follow(first)
  return behind.size
}

/** The number of words in the texts of a language pack, which are quoted behind its keys. */
function packWords(text) {
  const values = text.matchAll(/:\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)
  return [...values].reduce((sum, [, , words]) => sum + wordsOf(words), 0)
}

function measure(texts) {
  const of = (isPart) => [...texts].filter(([file]) => isPart(file))
  const isTest = (file) => /\.test\.tsx?$|^tests\/|\/testing\//.test(file)
  const isBuild = (file) => file.startsWith('src/build/') && !isTest(file)
  const isApp = (file) =>
    /^src\/.*\.tsx?$/.test(file) && !isTest(file) && !/^src\/(?:mocks|build)\/|\/locales\/|\.d\.ts$/.test(file)
  const parts = {
    app: of(isApp),
    styles: of((file) => file.endsWith('.css')),
    tests: of((file) => isTest(file) && /\.(?:tsx?|mjs)$/.test(file)),
    build: of(isBuild),
  }
  const figures = {}
  for (const [name, files] of Object.entries(parts)) {
    figures[`lines of ${name}`] = files.reduce((sum, [, text]) => sum + linesOf(text), 0)
    figures[`files of ${name}`] = files.length
  }
  for (const screen of SCREENS) {
    const file = [...texts.keys()].find((name) => name.endsWith(`/${screen}.tsx`))
    if (file !== undefined) figures[`modules behind ${screen}`] = modulesBehind(texts, file)
  }
  figures['words of README.md'] = wordsOf(texts.get('README.md') ?? '')
  figures['words of the English pack'] = of((file) => file.includes('/locales/en_us/')).reduce(
    (sum, [, text]) => sum + packWords(text),
    0,
  )
  return figures
}

/**
 * The commit that a branch is compared with: its base on main, or on main itself, where each commit
 * is one change, the commit before. Null if git has neither, as in a clone of one commit.
 */
function findBase() {
  const tryGit = (...args) => {
    try {
      return git(...args).trim()
    } catch {
      return null
    }
  }
  const head = tryGit('rev-parse', 'HEAD')
  for (const main of ['origin/main', 'main']) {
    const base = tryGit('merge-base', 'HEAD', main)
    if (base !== null && base !== head) return base
  }
  return tryGit('rev-parse', '--verify', 'HEAD^')
}

/** @returns a table of the working tree's figures, and of the differences from a commit */
function sizeTable(commit) {
  const now = measure(readTree())
  const before = commit === null ? null : measure(readCommit(commit))
  const heading = before === null ? 'Size' : `Size, and the change since ${git('rev-parse', '--short', commit).trim()}`
  const rows = Object.entries(now).map(([name, figure]) => {
    const change = figure - (before?.[name] ?? figure)
    const changeText = before === null || change === 0 ? '' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`
    return `  ${name.padEnd(32)}${String(figure).padStart(8)}${changeText.padStart(9)}`.trimEnd()
  })
  return [heading, ...rows].join('\n')
}

/**
 * The sizes, and their changes since the commit of `findBase`, as a table for the end of a run; or
 * one line with git's error.
 */
export function changeOfSize() {
  try {
    return sizeTable(findBase())
  } catch (error) {
    return `Size: not known (${error.message.split('\n')[0]})`
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [commit = null] = process.argv.slice(2)
  try {
    if (commit !== null) git('rev-parse', '--verify', `${commit}^{commit}`)
  } catch {
    console.error(`git knows no commit ${commit}`)
    process.exit(2)
  }
  console.log(sizeTable(commit))
}
