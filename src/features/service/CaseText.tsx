import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { useEntryState } from '@/shared/history-entry'
import { utcText } from '@/lib/time'
import { CopyText } from '@/shared/CopyText'
import { Note } from '@/ui/Note'
import { Card } from '@/ui/Card'
import styles from './CaseText.module.css'

/** It holds no secret and does not say who the member is. */
export function CaseText() {
  const { t } = useTranslation('service')
  const [openedAt] = useState(() => Date.now())
  const { about } = useEntryState()
  const text = [
    ...(about === undefined ? [] : [t('case.about', { what: about })]),
    t('case.happened'),
    t('case.screen'),
    t('case.app', { version: __APP_VERSION__ }),
    t('case.language', { language: languageOf(currentLanguage()).name }),
    t('case.time', { time: utcText(openedAt) }),
    t('case.window', { size: `${window.innerWidth} × ${window.innerHeight}` }),
  ].join('\n')
  return (
    <Card>
      <h2>{t('caseTitle')}</h2>
      <Note kind="hint" className={styles['lead']}>
        {t('caseText')}
      </Note>
      <CopyText label={t('caseField')} text={text} />
    </Card>
  )
}
