import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '@/ui/fields'
import { Button } from '@/ui/Button'
import { useOnline } from '@/ui/use-event'
import styles from './Form.module.css'

export function Form({
  pending,
  error,
  submitLabel,
  onSubmit,
  children,
}: {
  pending: boolean
  /** Null while there is none, or while a dialog over the form shows it. */
  error: string | null
  submitLabel: string
  /** Not called while nothing can be sent. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}) {
  const isOnline = useOnline()
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isOnline) onSubmit(event)
      }}
    >
      {children}
      <FormError>{error}</FormError>
      <Button type="submit" isWide isDisabled={!isOnline} isBusy={pending}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** Beside what is disabled on a sheet, behind which the bar lies. */
export function OfflineNote() {
  const { t } = useTranslation('common')
  return useOnline() ? null : <p className={styles['offline']}>{t('offline')}</p>
}
