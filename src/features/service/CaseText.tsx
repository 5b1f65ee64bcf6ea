import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { Note } from '@/ui/Note'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { notify } from '@/ui/feedback'
import { utcText } from './rules'
import styles from './CaseText.module.css'

/** Shown before it is copied. It holds no secret and does not say who the member is. */
export function CaseText() {
  const { t } = useTranslation('service')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isByHand, setIsByHand] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const text = [
    t('case.happened'),
    t('case.screen'),
    t('case.app', { version: __APP_VERSION__ }),
    t('case.language', { language: languageOf(currentLanguage()).name }),
    t('case.time', { time: utcText(openedAt) }),
    t('case.window', { size: `${window.innerWidth} × ${window.innerHeight}` }),
  ].join('\n')
  const copy = async () => {
    const isCopied = await copyText(text, field.current)
    setIsByHand(!isCopied)
    if (isCopied) notify(t('copied'))
  }
  return (
    <Card>
      <h2>{t('caseTitle')}</h2>
      <Note kind="hint" className={styles['lead']}>
        {t('caseText')}
      </Note>
      <textarea
        ref={field}
        className={styles['case']}
        aria-label={t('caseField')}
        value={text}
        rows={text.split('\n').length + 1}
        readOnly
      />
      {isByHand && (
        <p className={styles['byHand']} role="alert">
          {t('copyByHand')}
        </p>
      )}
      <Button tone="quiet" isWide onClick={() => void copy()}>
        {t('copyCase')}
      </Button>
    </Card>
  )
}

/** @returns false where the browser allows no copying; the text is then selected. */
async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    try {
      return document.execCommand('copy')
    } catch {
      return false
    }
  }
}
