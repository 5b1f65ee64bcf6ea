import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '@/ui/fields'
import { Button } from '@/ui/Button'
import { useOnline } from '@/ui/use-event'
import styles from './Form.module.css'

/** What `useSubmit` tells of the request. */
export interface Sending {
  isPending: boolean
  /** Null while there is none, or while a dialog over the form shows it. */
  error: string | null
}

export function Form({
  sending,
  submitLabel,
  onSubmit,
  children,
}: {
  sending: Sending
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}) {
  const isOnline = useOnline()
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {children}
      <FormError>{sending.error}</FormError>
      <OfflineNote />
      <Button type="submit" isWide isDisabled={!isOnline} isBusy={sending.isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** Beside what is disabled: the bar above every screen does not say why, and may be far from it. */
export function OfflineNote() {
  const { t } = useTranslation('common')
  return useOnline() ? null : <p className={styles['offline']}>{t('offline')}</p>
}

/** Read aloud as it changes. */
export function PasswordHint({ text }: { text: string | null }) {
  return (
    <p className={styles['passwordHint']} role="status">
      {text}
    </p>
  )
}
