import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { FieldError } from '@/ui/fields'
import { Note } from '@/ui/Note'
import { RadioList } from '@/ui/RadioList'
import styles from './MethodField.module.css'

/** Only where there is something to choose: a lone method stands on the receipt (reading 62). */
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
  if (config.paymentMethods.length < 2) return null
  return (
    <div className={styles['field']}>
      <Note kind="hint">{t('method')}</Note>
      <RadioList
        label={t('method')}
        name="method"
        options={config.paymentMethods.map((name, index) => ({ key: String(index), name }))}
        chosen={chosen}
        errorId={error === null ? undefined : errorId}
        onChoose={onChoose}
      />
      <FieldError id={errorId}>{error}</FieldError>
      <Note>{t('methodNote')}</Note>
    </div>
  )
}
