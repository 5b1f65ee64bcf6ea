import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrinkInto } from '@/ui/motion'

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
})
afterEach(() => vi.restoreAllMocks())

/** Starts the animation that shrinks a sheet into a target. `finish` ends the animation. */
function startShrinking() {
  const [target, sheet] = [document.createElement('div'), document.createElement('div')]
  document.body.append(target, sheet)
  for (const element of [target, sheet]) element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  let endAnimation = () => undefined as void
  const finished = new Promise<void>((resolve) => {
    endAnimation = resolve
  })
  sheet.animate = () => ({ finished }) as unknown as Animation
  const finish = async () => {
    endAnimation()
    await finished
    await Promise.resolve()
  }
  const onClose = vi.fn<() => void>()
  shrinkInto(target, sheet, onClose)
  return { sheet, onClose, finish }
}

test.each([
  ['closes once its animation has ended', false],
  ['is not closed again if it was removed during the animation', true],
])('a sheet that shrinks into a target %s', async (_name, isRemoved) => {
  const { sheet, onClose, finish } = startShrinking()
  if (isRemoved) sheet.remove()
  expect(onClose).not.toHaveBeenCalled()
  await finish()
  expect(onClose).toHaveBeenCalledTimes(isRemoved ? 0 : 1)
})
