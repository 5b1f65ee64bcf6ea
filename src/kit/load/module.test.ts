// @vitest-environment jsdom
import i18next from 'i18next'
import packs from 'virtual:language-packs'
import { beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/i18n'
import { retryableImport, markFirstScreen } from './module'

beforeAll(startI18n)

it('retryableImport loads the second file of translations only once, and not at all for a first screen', async () => {
  const restPack = vi.spyOn(packs, 'id_id/rest')
  expect(await retryableImport(markFirstScreen(() => Promise.resolve('first'))).reload()).toBe('first')
  expect(restPack).not.toHaveBeenCalled()

  restPack.mockRejectedValueOnce(new Error('no pack'))
  const code = retryableImport(() => Promise.resolve('later'))
  await expect(code.reload()).rejects.toThrow('no pack')
  expect(i18next.hasResourceBundle('id-ID', 'record')).toBe(false)

  expect(await code.reload()).toBe('later')
  expect(i18next.hasResourceBundle('id-ID', 'record')).toBe(true)
  await retryableImport(() => Promise.resolve('third')).reload()
  expect(restPack).toHaveBeenCalledTimes(2)
})
