import type { FormEventHandler, ReactNode } from 'react'
import { SubmitButton } from '../SubmitButton'
import styles from './Form.module.css'
import { FormError } from './FormError'

/** The frame of a form: its fields, why the last request failed, and the one button that submits it. */
export function Form({
  pending,
  error,
  submitLabel,
  onSubmit,
  children,
}: {
  pending: boolean
  /** May have several lines. Null while there is none, or while a dialog over the form shows it. */
  error: string | null
  submitLabel: string
  /** Mostly `handleSubmit` of `useForm`. */
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {children}
      <FormError>{error}</FormError>
      <SubmitButton isPending={pending}>{submitLabel}</SubmitButton>
    </form>
  )
}
