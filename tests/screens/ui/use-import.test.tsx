import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useImport } from '@/shared/use-idle'
import { setOnline } from '../../support/look'

test('code that did not arrive is asked for again when the connection is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue('the module')
  const { result } = renderHook(() => useImport(load, true))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(result.current).toBeNull()
  setOnline(true)
  await waitFor(() => expect(result.current).toBe('the module'))
  setOnline(true)
  expect(load).toHaveBeenCalledTimes(2)
})

test('code that is not needed is not asked for', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the module')
  const { result, rerender } = renderHook(({ isNeeded }) => useImport(load, isNeeded), {
    initialProps: { isNeeded: false },
  })
  setOnline(true)
  expect(load).not.toHaveBeenCalled()
  rerender({ isNeeded: true })
  await waitFor(() => expect(result.current).toBe('the module'))
})
