import { useTranslation } from 'react-i18next'
import { Dialog } from '@/shared/Dialog'
import { Button } from '@/ui/Button'
import { FormError } from '@/ui/form/FormError'
import { Stack } from '@/ui/Stack'
import styles from './ConfirmNameDialog.module.css'

export function ConfirmNameDialog({
  name,
  pending,
  error,
  onConfirm,
  onClose,
}: {
  name: string
  pending: boolean
  error: string | null
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['setting', 'common'])
  return (
    <Dialog title={t('nameConfirmTitle')} onClose={onClose}>
      <div className={styles['question']}>
        <p className={styles['answer']}>{name}</p>
        <p>{t('nameConfirmText')}</p>
      </div>
      <Stack gap={3}>
        <FormError>{error}</FormError>
        <Button isWide isBusy={pending} onClick={onConfirm}>
          {t('nameConfirm')}
        </Button>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Stack>
    </Dialog>
  )
}
