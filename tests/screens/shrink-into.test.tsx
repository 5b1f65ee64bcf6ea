import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrinkInto } from '@/ui/motion'

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
})
afterEach(() => vi.restoreAllMocks())

/** A sheet that shrinks; its motion ends by `finish`. */
function setUp() {
  const [target, sheet] = [document.createElement('div'), document.createElement('div')]
  document.body.append(target, sheet)
  for (const element of [target, sheet]) element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  let end = () => undefined as void
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  sheet.animate = () => ({ finished }) as unknown as Animation
  const finish = async () => {
    end()
    await finished
    await Promise.resolve()
  }
  const onClose = vi.fn<() => void>()
  shrinkInto(target, sheet, onClose)
  return { sheet, onClose, finish }
}

test.each([
  ['closes once its motion has ended', false],
  ['is not closed again if it was removed meanwhile', true],
])('a sheet %s', async (_name, isGone) => {
  const { sheet, onClose, finish } = setUp()
  if (isGone) sheet.remove()
  expect(onClose).not.toHaveBeenCalled()
  await finish()
  expect(onClose).toHaveBeenCalledTimes(isGone ? 0 : 1)
})
