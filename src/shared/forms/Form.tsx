import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '@/ui/fields'
import { Button } from '@/ui/Button'
import { useOnline } from '@/ui/use-event'
import { useSayOffline } from './use-submit'
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
  const sayOffline = useSayOffline()
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!sayOffline()) onSubmit(event)
      }}
    >
      {children}
      <FormError>{error}</FormError>
      <OfflineNote />
      <Button type="submit" isWide isBusy={pending}>
        {submitLabel}
      </Button>
    </form>
  )
}

/**
 * Beside each button that sends, so that it is read before anything is typed in vain. `Form` brings
 * it; a press on such a button is answered by `useSayOffline`.
 */
export function OfflineNote() {
  const { t } = useTranslation('common')
  return useOnline() ? null : <p className={styles['offline']}>{t('offline')}</p>
}
