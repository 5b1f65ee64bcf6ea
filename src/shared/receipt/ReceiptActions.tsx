import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { createPortal } from 'react-dom'
import { wholeDateTime, joinSentences } from '@/i18n/format'
import { paths } from '@/paths'
import { Button, TextButton } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { Note } from '@/ui/Note'
import { SheetFoot } from '@/ui/Sheet'
import { inTime } from '@/lib/time'
import { forThisMember } from '../history'
import { type OrderReceipt, orderText, receiptText } from './receipt'
import styles from './ReceiptActions.module.css'

export function ReceiptActions({
  receipt,
  notes,
  differences,
}: {
  receipt: OrderReceipt
  /** Whole sentences. */
  notes: readonly string[]
  /** In words: what customer service has to explain. */
  differences: readonly string[]
}) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  const [isPrinting, setIsPrinting] = useState(false)
  const text = receiptText(receipt, t)
  const share = async () => {
    const outcome = await shareText(text)
    if (outcome === 'copied') notify(t('receipt.copied'))
    if (outcome === 'failed') notify(t('receipt.notShared'))
  }
  return (
    <>
      <Note className={styles['note']}>
        {joinSentences([
          ...notes,
          receipt.copyAt === null ? '' : t('copyAsOf', { time: wholeDateTime(receipt.copyAt) }),
          t('receipt.note'),
        ])}
      </Note>
      <TextButton
        as={Link}
        to={paths.service()}
        replace
        state={forThisMember({ about: joinSentences([orderText(receipt), ...differences]) })}
      >
        {t('shared:askService')}
      </TextButton>
      <SheetFoot>
        <div className={styles['buttons']}>
          {canPrint() && (
            <Button tone="quiet" onClick={() => setIsPrinting(true)}>
              {t('receipt.print')}
            </Button>
          )}
          <Button tone="quiet" onClick={() => void share()}>
            {t('receipt.share')}
          </Button>
        </div>
      </SheetFoot>
      {isPrinting && <ReceiptPaper text={text} onPrinted={() => setIsPrinting(false)} />}
    </>
  )
}

/** An app's web view on Android has no printing. */
function canPrint(): boolean {
  const { print }: { print?: Window['print'] } = window
  return print !== undefined
}

/** Stands on paper alone, and only while it is printed. */
function ReceiptPaper({ text, onPrinted }: { text: string; onPrinted: () => void }) {
  const isAsked = useRef(false)
  useEffect(() => {
    const root = document.documentElement
    const end = () => {
      delete root.dataset['prints']
      onPrinted()
    }
    window.addEventListener('afterprint', end, { once: true })
    if (!isAsked.current) {
      isAsked.current = true
      root.dataset['prints'] = 'receipt'
      window.print()
    }
    return () => window.removeEventListener('afterprint', end)
  }, [onPrinted])
  return createPortal(<div className={styles['paper']}>{text}</div>, document.body)
}

const COPY_MS = 3000

/** By the device's own sheet where there is one, else the text is copied. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    const share: unknown = Reflect.get(navigator, 'share')
    if (typeof share === 'function') {
      await (share.call(navigator, { text }) as Promise<void>)
      return 'shared'
    }
  } catch (error) {
    // Who closes the sheet again wants no copy either.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await inTime(navigator.clipboard.writeText(text), COPY_MS)
    return 'copied'
  } catch {
    return 'failed'
  }
}
