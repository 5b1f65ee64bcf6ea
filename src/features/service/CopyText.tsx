import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inTime } from '@/lib/time'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import styles from './CopyText.module.css'

const COPY_MS = 3000

/** A text for customer service, shown before it is copied. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('service')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isByHand, setIsByHand] = useState(false)
  const copy = async () => {
    const isCopied = await copyText(text, field.current)
    setIsByHand(!isCopied)
    if (isCopied) notify(t('copied'))
  }
  return (
    <>
      <textarea
        ref={field}
        className={styles['text']}
        aria-label={label}
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
    </>
  )
}

/** @returns false where the browser allows no copying; the text is then selected. */
async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await inTime(navigator.clipboard.writeText(text), COPY_MS)
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
