// @vitest-environment jsdom
import i18next from 'i18next'
import packs from 'virtual:language-packs'
import { beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '@/i18n'
import { keptModule, ofFirstScreen } from './module'

beforeAll(startI18n)

it('code comes with the rest of the words, which are asked for again where they were lost', async () => {
  const words = vi.spyOn(packs, 'id_id/rest')
  expect(await keptModule(ofFirstScreen(() => Promise.resolve('first'))).load()).toBe('first')
  expect(words).not.toHaveBeenCalled()

  words.mockRejectedValueOnce(new Error('no words'))
  const code = keptModule(() => Promise.resolve('later'))
  await expect(code.load()).rejects.toThrow('no words')
  expect(i18next.hasResourceBundle('id-ID', 'record')).toBe(false)

  expect(await code.load()).toBe('later')
  expect(i18next.hasResourceBundle('id-ID', 'record')).toBe(true)
  await keptModule(() => Promise.resolve('third')).load()
  expect(words).toHaveBeenCalledTimes(2)
})
