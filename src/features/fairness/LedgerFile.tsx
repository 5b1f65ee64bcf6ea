import { useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '@/lib/decimal-text'
import { ledgerOfTab } from '@/shared/ledger/use-ledger'
import { saveFile } from '@/shared/save-file'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { Note } from '@/ui/Note'
import styles from './LedgerFile.module.css'

/** The record of all games, handed out and taken in again. */
export function LedgerFile({ canSave }: { canSave: boolean }) {
  const { t } = useTranslation(['fairness', 'record'])
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState('')
  const save = async () => {
    const ledger = await ledgerOfTab()
    saveFile('tiga-draws.json', [await ledger.save()], 'application/json')
    notify(t('record:exported'))
  }
  const take = async (file: File) => {
    const { file: read, added } = await (await ledgerOfTab()).takeIn(await file.text())
    switch (read.status) {
      case 'whole':
        return t('ledger.added', { number: formatWhole(added) })
      case 'unchecked':
        return t('ledger.addedUnchecked', { number: formatWhole(added) })
      case 'broken':
        return t('ledger.fileBroken')
      case 'unreadable':
        return t('ledger.fileUnreadable')
    }
  }
  const run = async (task: () => Promise<string | void>) => {
    setIsBusy(true)
    setOutcome('')
    const words = await task().catch(() => t('ledger.fileFailed'))
    setOutcome(words ?? '')
    setIsBusy(false)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file !== undefined) void run(() => take(file))
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <div className={styles['file']}>
      <div className={styles['actions']}>
        {canSave && (
          <Button tone="quiet" isBusy={isBusy} onClick={() => void run(save)}>
            {t('record:receipt.save')}
          </Button>
        )}
        <Button tone="quiet" isBusy={isBusy} onClick={() => input.current?.click()}>
          {t('ledger.open')}
        </Button>
        <input ref={input} type="file" accept="application/json,.json" hidden tabIndex={-1} onChange={choose} />
      </div>
      <p role="status" className={styles['outcome']}>
        {outcome}
      </p>
      <Note>{t('ledger.fileText')}</Note>
    </div>
  )
}
