import i18next, { type LoggerModule } from 'i18next'
import { expect, it, vi } from 'vitest'
import { emptyEntries, emptyFunctions, SILENT_CALLS } from './unused-library-parts'

const CODE = `
class Loader { constructor() { this.on = true } load() { return far() } static of() { return new Loader() } }
function used() { return 1 }
function unused() { return far() }
var Box = forwardRef(function Inner() { return far() })
const arrow = () => far(), table = { read(name) { return far(name) }, keep() { return 2 } }
`

it('a function keeps its name and loses its body; a class keeps its constructor', () => {
  const { code, names } = emptyFunctions(CODE, ['Loader', 'unused', 'Inner', 'arrow', 'read', 'absent'])
  expect(code).not.toContain('far')
  expect(code).toContain('class Loader { constructor() { this.on = true } load() {} static of() {} }')
  expect(code).toContain('const arrow = () => {}')
  expect(code).toContain('return 1')
  expect(code).toContain('keep() { return 2 }')
  expect([...names].sort()).toEqual(['Inner', 'Loader', 'arrow', 'read', 'unused'])
})

it('what a call is given is found by the variable, too', () => {
  expect(emptyFunctions(CODE, ['Box']).code).toContain('forwardRef(function Inner() {})')
})

it('an entry of a table names no class any more', () => {
  const { code, names } = emptyEntries(
    'const table = { protect: Eme, play: Play, near: null, keep }; const { protect: Made } = table',
    ['protect', 'near', 'keep'],
  )
  expect(code).toBe(
    'const table = { protect: undefined, play: Play, near: null, keep }; const { protect: Made } = table',
  )
  expect([...names]).toEqual(['protect'])
})

it('the calls that are left out do nothing: i18next’s notes stay silent without its debug', async () => {
  const output = vi.fn<() => void>()
  const logger = { type: 'logger', log: output, warn: output, error: output } as const satisfies LoggerModule
  const instance = i18next.createInstance()
  await instance.use(logger).init({ lng: 'en-US', resources: {} })
  const notes = instance.services.logger as unknown as Record<string, (...args: string[]) => unknown>
  output.mockClear()
  for (const name of SILENT_CALLS.map((call) => call.replace('this.logger.', ''))) notes[name]?.('key', 'warn', 'note')
  expect(output).not.toHaveBeenCalled()
  notes['error']?.('note')
  expect(output).toHaveBeenCalledOnce()
})
