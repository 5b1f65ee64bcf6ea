import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bank } from '@/api/wallet'
import { Field } from '@/ui/fields'
import { Icon } from '@/ui/icons'
import styles from './BankPicker.module.css'

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
