/**
 * Prints the lines, files, imported modules and words of the working tree. `npm run size -- main`
 * adds the difference from `main`, or from any other commit. The exit code is 2 if git knows no
 * commit of that name.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')

const runGit = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })

const isCounted = (file) => file === 'README.md' || /^(?:src|tests)\/.*\.(?:tsx?|mjs|css|sh|conf)$/.test(file)

/** Returns the texts of the working tree's counted files by path. Skips files that git ignores. */
function readTree() {
  const files = runGit('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests', 'README.md').split(
    '\n',
  )
  const existingFiles = files.filter((file) => isCounted(file) && existsSync(join(root, file)))
  return new Map(existingFiles.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Returns the texts of a commit's counted files by path. One call of git reads all texts. */
function readCommit(commit) {
  const files = runGit('ls-tree', '-r', '--name-only', commit, 'src', 'tests', 'README.md')
    .split('\n')
    .filter(isCounted)
  const output = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: files.map((file) => `${commit}:${file}\n`).join(''),
    maxBuffer: 1 << 28,
  })
  const texts = new Map()
  let offset = 0
  for (const file of files) {
    const start = output.indexOf('\n', offset) + 1
    const end = start + Number(output.toString('utf8', offset, start).trim().split(' ')[2])
    texts.set(file, output.toString('utf8', start, end))
    offset = end + 1
  }
  return texts
}

const countLines = (text) => text.split('\n').length - 1
const countWords = (text) => text.split(/\s+/).filter(Boolean).length

/** Matches static imports and re-exports. Does not match `import type` and `import()`. */
const IMPORT_PATTERN = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Counts `entry` and the project's modules that `entry` imports, directly or indirectly. */
function countModules(texts, entry) {
  const modules = new Set()
  const follow = (file) => {
    if (modules.has(file)) return
    modules.add(file)
    for (const [, specifier] of texts.get(file).matchAll(IMPORT_PATTERN)) {
      if (!/^(?:@\/|\.)/.test(specifier)) continue
      const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : posix.join(posix.dirname(file), specifier)
      const resolvedPath = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((name) => texts.has(name))
      if (resolvedPath !== undefined && /\.tsx?$/.test(resolvedPath)) follow(resolvedPath)
    }
  }
  follow(entry)
  return modules.size
}

/** Counts the words of the quoted values in a file of translations. */
function countTranslationWords(text) {
  const values = text.matchAll(/:\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)
  return [...values].reduce((sum, [, , words]) => sum + countWords(words), 0)
}

function measure(texts) {
  const filesWhere = (isPart) => [...texts].filter(([file]) => isPart(file))
  const isTest = (file) => /\.test\.tsx?$|^tests\/|\/testing\//.test(file)
  const isBuild = (file) => file.startsWith('src/build/') && !isTest(file)
  const isApp = (file) =>
    /^src\/.*\.tsx?$/.test(file) && !isTest(file) && !/^src\/(?:mocks|build)\/|\/locales\/|\.d\.ts$/.test(file)
  const parts = {
    app: filesWhere(isApp),
    styles: filesWhere((file) => file.endsWith('.css')),
    tests: filesWhere((file) => isTest(file) && /\.(?:tsx?|mjs)$/.test(file)),
    build: filesWhere(isBuild),
  }
  const figures = {}
  for (const [name, files] of Object.entries(parts)) {
    figures[`lines of ${name}`] = files.reduce((sum, [, text]) => sum + countLines(text), 0)
    figures[`files of ${name}`] = files.length
  }
  for (const file of texts.keys()) {
    const [, screen] = /^src\/features\/.*\/(\w+Screen)\.tsx$/.exec(file) ?? []
    if (screen !== undefined) figures[`modules behind ${screen}`] = countModules(texts, file)
  }
  figures['words of README.md'] = countWords(texts.get('README.md') ?? '')
  figures['words of the English pack'] = filesWhere((file) => file.includes('/locales/en_us/')).reduce(
    (sum, [, text]) => sum + countTranslationWords(text),
    0,
  )
  return figures
}

/**
 * Returns the latest commit that HEAD has in common with `origin/main`, otherwise with `main`,
 * otherwise the commit before HEAD. HEAD itself does not count. Null in a clone of one commit.
 */
function findBase() {
  const runGitOrNull = (...args) => {
    try {
      return runGit(...args).trim()
    } catch {
      return null
    }
  }
  const head = runGitOrNull('rev-parse', 'HEAD')
  for (const main of ['origin/main', 'main']) {
    const base = runGitOrNull('merge-base', 'HEAD', main)
    if (base !== null && base !== head) return base
  }
  return runGitOrNull('rev-parse', '--verify', 'HEAD^')
}

/** Returns the working tree's figures as text, with changes since `commit` unless it is null. */
function sizeTable(commit) {
  const currentFigures = measure(readTree())
  const formerFigures = commit === null ? null : measure(readCommit(commit))
  const heading =
    formerFigures === null ? 'Size' : `Size, and the change since ${runGit('rev-parse', '--short', commit).trim()}`
  const rows = Object.entries(currentFigures).map(([name, figure]) => {
    const change = figure - (formerFigures?.[name] ?? figure)
    const changeText = formerFigures === null || change === 0 ? '' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`
    return `  ${name.padEnd(32)}${String(figure).padStart(8)}${changeText.padStart(9)}`.trimEnd()
  })
  return [heading, ...rows].join('\n')
}

/** Returns the sizes and their changes since `findBase()` as text, or the error if git fails. */
export function sizeReport() {
  try {
    return sizeTable(findBase())
  } catch (error) {
    return `Size: not known (${error.message.split('\n')[0]})`
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [commit = null] = process.argv.slice(2)
  try {
    if (commit !== null) runGit('rev-parse', '--verify', `${commit}^{commit}`)
  } catch {
    console.error(`Git knows no commit named ${commit}.`)
    process.exit(2)
  }
  console.log(sizeTable(commit))
}
