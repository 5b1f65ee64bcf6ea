import type { FormEvent, ReactNode } from 'react'
import { FormError } from '@/ui/fields'
import { Button } from '@/ui/Button'
import styles from './Form.module.css'
import { OfflineNote } from '../query/OfflineNote'
import { useSayOffline } from './use-submit'

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
