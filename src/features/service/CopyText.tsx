import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTimeout } from '@/lib/with-timeout'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import styles from './CopyText.module.css'

const CLIPBOARD_TIMEOUT_MS = 3000

export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('service')
  const field = useRef<HTMLTextAreaElement>(null)
  const [isByHand, setIsByHand] = useState(false)
  const copy = async () => {
    try {
      await withTimeout(navigator.clipboard.writeText(text), CLIPBOARD_TIMEOUT_MS)
      setIsByHand(false)
      notify(t('copied'))
    } catch {
      // On plain http there is no clipboard, and a browser may refuse access. The text is then
      // selected, so that the member can copy it by hand.
      field.current?.focus()
      field.current?.select()
      setIsByHand(true)
    }
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
