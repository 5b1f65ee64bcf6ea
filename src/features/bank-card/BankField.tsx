import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { type Bank, walletQueries } from '@/api/wallet'
import { Field } from '@/ui/fields'
import { Icon } from '@/ui/icons'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { SkeletonRows } from '@/ui/skeletons'
import { Button } from '@/ui/Button'
import { SearchField } from '@/ui/SearchField'
import { Sheet } from '@/ui/Sheet'
import { CoverRadio } from '@/ui/layout'
import styles from './BankField.module.css'
import { filterBanks } from './rules'

export function BankPicker({
  name,
  value,
  error,
  onOpen,
}: {
  name: string
  value: Bank | null
  error: string | null
  onOpen: () => void
}) {
  const { t } = useTranslation('bank')
  const id = useId()
  return (
    <Field id={id} label={t('bank')} error={error}>
      <button
        type="button"
        id={id}
        name={name}
        className={clsx(styles['picker'], error !== null && styles['invalid'])}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onClick={onOpen}
      >
        <span className={value === null ? styles['unchosen'] : undefined} id={`${id}-value`}>
          {value?.name ?? t('chooseBank')}
        </span>
        <Icon name="forward" size={16} tone="faint" />
      </button>
    </Field>
  )
}

/** So many banks stand whole in the document, which a row adds little to. */
const WHOLE = 100
/** In px. */
const ROW_HEIGHT = 53

interface BankChoice {
  chosen: Bank | null
  onChoose: (bank: Bank) => void
  onClose: () => void
}

export function BankSheet(choice: BankChoice) {
  const { t } = useTranslation(['bank', 'common'])
  const banks = useQuery(walletQueries.banks())
  return (
    <Sheet title={t('chooseBank')} onClose={choice.onClose}>
      <AsyncBlock
        query={banks}
        skeleton={<SkeletonRows count={6} height={52} isFlat />}
        empty={<p className={styles['none']}>{t('noBanks')}</p>}
      >
        {(banks) => <BankList {...choice} banks={banks} />}
      </AsyncBlock>
    </Sheet>
  )
}

function BankList({ banks, chosen, onChoose, onClose }: BankChoice & { banks: readonly Bank[] }) {
  const { t } = useTranslation(['bank', 'common'])
  const [query, setQuery] = useState('')
  const shown = filterBanks(banks, query)
  const take = (bank: Bank) => {
    onChoose(bank)
    onClose()
  }
  return (
    <>
      <SearchField label={t('searchBank')} query={query} onChange={setQuery} />
      <p className="visually-hidden" role="status">
        {query !== '' && t('banksFound', { number: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className={styles['none']}>{t('noBank', { query })}</p>
      ) : (
        <LongList
          name="banks"
          className={styles['banks']}
          role="radiogroup"
          label={t('bank')}
          groups={oneGroup(shown)}
          keyOf={({ code }) => code}
          pinned={({ code }) => code === chosen?.code}
          whole={WHOLE}
          guess={ROW_HEIGHT}
        >
          {(bank) => (
            <label className={clsx(styles['bank'], bank.code === chosen?.code && styles['chosen'])}>
              <CoverRadio
                name="bankCode"
                checked={bank.code === chosen?.code}
                onChange={() => onChoose(bank)}
                // The arrow keys cause clicks too, with a detail of 0: the sheet stays open.
                onClick={(event) => event.detail > 0 && take(bank)}
                onKeyDown={(event) => event.key === 'Enter' && take(bank)}
              />
              <span>{bank.name}</span>
              <Icon name="check" size={20} />
            </label>
          )}
        </LongList>
      )}
      {chosen !== null && (
        <div className={styles['use']}>
          <Button isWide onClick={onClose}>
            {t('useBank')}
          </Button>
        </div>
      )}
    </>
  )
}
