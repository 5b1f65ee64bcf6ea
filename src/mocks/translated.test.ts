import { expect, it } from 'vitest'
import { inLanguage } from './translated'

it('inLanguage returns the English text if there is no text in the language', () => {
  expect(inLanguage({ en_us: 'Done', zh_cn: '成功' }, 'zh_cn')).toBe('成功')
  expect(inLanguage({ en_us: 'Done', zh_cn: '成功' }, 'ms_my')).toBe('Done')
})
