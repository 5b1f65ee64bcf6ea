import { expect, it } from 'vitest'
import { textInLanguage } from './translated'

it('textInLanguage returns the English text if there is no text in the language', () => {
  expect(textInLanguage({ en_us: 'Done', zh_cn: '成功' }, 'zh_cn')).toBe('成功')
  expect(textInLanguage({ en_us: 'Done', zh_cn: '成功' }, 'ms_my')).toBe('Done')
})
