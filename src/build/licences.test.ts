import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { licenceProblems, licencesFile, packageFolders, readPackage } from './licences'

const root = resolve(import.meta.dirname, '../..')
const REACT = { name: 'react', version: '19.0.0', licence: 'MIT', text: 'MIT License\n\nCopyright' }

describe('for the licences of shipped packages,', () => {
  it.each([
    [['/r/src/main.tsx'], []],
    [['/r/node_modules/react/index.js', '/r/node_modules/react/cjs/react.js?commonjs'], ['/r/node_modules/react']],
    [['\0/r/node_modules/@tanstack/query-core/build/a.js'], ['/r/node_modules/@tanstack/query-core']],
    [['/r/node_modules/a/node_modules/b/x.css'], ['/r/node_modules/a/node_modules/b']],
    [
      ['\0vite/preload-helper.js', '\0rolldown/runtime.js'],
      ['/r/node_modules/rolldown', '/r/node_modules/vite'],
    ],
    [['virtual:language-packs'], []],
  ])('packageFolders returns the folders of the packages that contain the modules %j', (modules, folders) => {
    expect(packageFolders(modules, '/r')).toEqual(folders)
  })

  it.each([
    ['hls.js', 'Apache-2.0', 'Apache License'],
    ['antd-mobile', 'MIT', 'Permission is hereby granted'],
    ['ahooks', 'MIT', 'Copyright (c) 2024 ahooks'],
  ])('readPackage reads the name, the version, the licence and the licence text of %s', (name, licence, part) => {
    const shippedPackage = readPackage(join(root, 'node_modules', name))
    expect(shippedPackage).toMatchObject({ name, licence, version: expect.stringMatching(/^\d/) })
    expect(shippedPackage.text).toContain(part)
    expect(licenceProblems([shippedPackage])).toEqual([])
  })

  const folder = mkdtempSync(join(tmpdir(), 'tiga-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('readPackage joins the texts of licence and notice, and ignores a notice without a licence text', () => {
    writeFileSync(join(folder, 'package.json'), '{"name":"x","version":"1.0.0","license":"Apache-2.0"}')
    writeFileSync(join(folder, 'NOTICE'), 'by somebody')
    expect(readPackage(folder).text).toBe('')
    writeFileSync(join(folder, 'LICENSE'), 'Apache\r\nLicense\n')
    expect(readPackage(folder).text).toBe('Apache\nLicense\n\nby somebody')
    writeFileSync(join(folder, 'package.json'), '{"name":"x","version":"1.0.0"}')
    expect(licenceProblems([readPackage(folder)]).join()).toMatch(/^x: the licence none is not one of /)
  })

  it('licenceProblems reports a licence that is not allowed, and a missing licence text', () => {
    const problemsOf = (other: object) => licenceProblems([{ ...REACT, ...other }]).join()
    expect(problemsOf({})).toBe('')
    expect(problemsOf({ licence: 'GPL-3.0' })).toMatch(/^react: the licence GPL-3\.0 is not one of /)
    expect(problemsOf({ text: '' })).toBe('react carries no text of its licence')
  })

  it('licencesFile lists the packages, and then contains their licence texts in full', () => {
    const text = licencesFile([REACT, { ...REACT, name: 'clsx', text: 'another' }])
    expect(text).toContain('\nreact 19.0.0 (MIT)\nclsx 19.0.0 (MIT)\n')
    expect(text).toMatch(/=\nreact 19\.0\.0\n\nMIT License\n\nCopyright\n\n=+\nclsx 19\.0\.0\n\nanother\n$/)
  })
})
