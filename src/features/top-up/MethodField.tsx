import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Card } from '@/ui/Card'
import { FieldError } from '@/ui/form/FieldError'
import { Note } from '@/ui/Note'
import { RadioList } from '@/ui/RadioList'
import styles from './MethodField.module.css'

/** Without configured methods, customer service tells how to pay (reading 62). */
export function MethodField({
  chosen,
  error,
  onChoose,
}: {
  /** Index among the methods, as text. */
  chosen: string | null
  error: string | null
  onChoose: (method: string) => void
}) {
  const { t } = useTranslation('recharge')
  const errorId = useId()
  const names = config.paymentMethods.length === 0 ? [t('methodAgreed')] : config.paymentMethods
  return (
    <Card>
      <Note kind="hint">{t('method')}</Note>
      <RadioList
        label={t('method')}
        name="method"
        options={names.map((name, index) => ({ key: String(index), name }))}
        chosen={chosen}
        errorId={error === null ? undefined : errorId}
        onChoose={onChoose}
      />
      <div className={styles['below']}>
        <FieldError id={errorId}>{error}</FieldError>
        <Note>{t('methodNote')}</Note>
      </div>
    </Card>
  )
}
