import { expect, it } from 'vitest'
import { emptyFunctions } from './unused-library-parts'

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
