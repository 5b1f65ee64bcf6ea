import { expect, it } from 'vitest'
import { inLanguage } from './translated'

it('inLanguage falls back to English if the text lacks the language', () => {
  expect(inLanguage({ en_us: 'Done', zh_cn: '成功' }, 'zh_cn')).toBe('成功')
  expect(inLanguage({ en_us: 'Done', zh_cn: '成功' }, 'ms_my')).toBe('Done')
})
