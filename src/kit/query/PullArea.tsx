import { ConfigProvider, PullToRefresh } from 'antd-mobile'
import en from 'antd-mobile/es/locales/en-US'
import es from 'antd-mobile/es/locales/es-ES'
import id from 'antd-mobile/es/locales/id-ID'
import ms from 'antd-mobile/es/locales/ms-MY'
import vi from 'antd-mobile/es/locales/vi-VN'
import zh from 'antd-mobile/es/locales/zh-CN'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n/index'

/** antd-mobile's own texts. Without a locale, antd-mobile shows Chinese texts. */
const LOCALES = { id_id: id, vi_vi: vi, zh_cn: zh, en_us: en, es_spa: es, ms_my: ms }

export default function PullArea({ onRefresh, children }: { onRefresh: () => Promise<void>; children: ReactNode }) {
  const { t } = useTranslation('common')
  // `complete` is empty, because the library shows this text after a failed refresh too.
  const texts = {
    pulling: t('pull.pull'),
    canRelease: t('pull.release'),
    refreshing: t('pull.refreshing'),
    complete: '',
  }
  return (
    <ConfigProvider locale={LOCALES[currentLanguage()]}>
      <PullToRefresh onRefresh={onRefresh} completeDelay={0} renderText={(status) => texts[status]}>
        {children}
      </PullToRefresh>
    </ConfigProvider>
  )
}
