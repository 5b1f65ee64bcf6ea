import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { wholeDateTime } from '@/i18n/format-date-time'
import { joinSentences } from '@/i18n/join-sentences'
import { paths } from '@/paths'
import { forThisMember } from '../history-entry'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { Note } from '@/ui/Note'
import { SheetFoot } from '@/ui/SheetFoot'
import { TextButton } from '@/ui/TextButton'
import type { OrderReceipt } from './receipt'
import { orderText, receiptText } from './receipt-text'
import { ReceiptPaper } from './ReceiptPaper'
import styles from './ReceiptActions.module.css'
import { shareText } from './share-text'

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
