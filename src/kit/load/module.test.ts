// @vitest-environment jsdom
import i18next from 'i18next'
import packs from 'virtual:language-packs'
import { beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/i18n'
import { retryableImport, ofFirstScreen } from './module'

beforeAll(startI18n)

it('code comes with the rest of the words, which are asked for again where they were lost', async () => {
  const words = vi.spyOn(packs, 'id_id/rest')
  expect(await retryableImport(ofFirstScreen(() => Promise.resolve('first'))).reload()).toBe('first')
  expect(words).not.toHaveBeenCalled()

  words.mockRejectedValueOnce(new Error('no words'))
  const code = retryableImport(() => Promise.resolve('later'))
  await expect(code.reload()).rejects.toThrow('no words')
  expect(i18next.hasResourceBundle('id-ID', 'record')).toBe(false)

  expect(await code.reload()).toBe('later')
  expect(i18next.hasResourceBundle('id-ID', 'record')).toBe(true)
  await retryableImport(() => Promise.resolve('third')).reload()
  expect(words).toHaveBeenCalledTimes(2)
})
