import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')

/** The rows of the table in DEPENDENCIES.md: "| `vite` | 8.3.8 | >=8.4.0 | why | until |". */
const rows = [
  ...readText('src/build/DEPENDENCIES.md').matchAll(/^\| `([^`]+)` +\| (\S+) +\| (\S+) +\|(.*)\|(.*)\|$/gm),
].map(([, name = '', has = '', not = '', why = '', until = '']) => ({ name, has, not, why, until }))

describe('the packages that DEPENDENCIES.md keeps at an older version', () => {
  it('are exactly the packages and versions that dependabot.yml ignores', () => {
    const ignoredPackages = [
      ...readText('.github/dependabot.yml').matchAll(/- dependency-name: '?([^'\n]+)'?\n +versions: \['(.+)'\]/g),
    ]
    expect(ignoredPackages.map(([, name, versions]) => `${name} ${versions}`)).toEqual(
      rows.map(({ name, not }) => `${name} ${not}`),
    )
    expect(readText('.github/dependabot.yml').match(/dependency-name/g)).toHaveLength(rows.length)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('have the version of package.json, a reason, and a condition that ends the exception', () => {
    const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    const versions = { ...dependencies, ...devDependencies }
    expect(rows.map(({ name, has }) => [name, has])).toEqual(rows.map(({ name }) => [name, versions[name]]))
    expect(rows.filter(({ why, until }) => why.trim() === '' || until.trim() === '')).toEqual([])
  })
})

it('DEPENDENCIES.md has a line with the purpose of each package in `dependencies`', () => {
  const { dependencies } = JSON.parse(readText('package.json')) as { dependencies: Record<string, string> }
  const lines = [...readText('src/build/DEPENDENCIES.md').matchAll(/^- `([^`]+)`: \S.*\.$/gm)].map(([, name]) => name)
  expect(lines).toEqual(Object.keys(dependencies))
})

describe('the hosted CI', () => {
  const workflows = readdirSync(join(root, '.github/workflows')).map((name) => ({
    name,
    text: readText(`.github/workflows/${name}`),
  }))

  it.each(workflows)(
    'in $name pins each action by commit, has only read permission, and keeps no credentials',
    ({ text }) => {
      const usedActions = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
      expect(usedActions.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
      expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
      expect(text.match(/^ *permissions:/gm)).toHaveLength(1)
      expect(text.match(/persist-credentials: false/g)?.length).toBe(text.match(/actions\/checkout@/g)?.length)
    },
  )

  it('tests the oldest supported version of Node and the version in .nvmrc, which the Docker image uses', () => {
    const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } }
    const nodeVersions = [engines.node.replace('>=', ''), readText('.nvmrc').trim()]
    expect(readText('.github/workflows/ci.yml')).toContain(
      `node: [${nodeVersions.map((node) => `'${node}'`).join(', ')}]`,
    )
    expect(readText('Dockerfile')).toContain(`NODE_IMAGE=node:${nodeVersions[1]}-`)
  })
})
