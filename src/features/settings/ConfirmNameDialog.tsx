import { useTranslation } from 'react-i18next'
import { Dialog } from '@/shared/sheets/Dialog'
import { OfflineNote } from '@/shared/query/OfflineNote'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { FormError } from '@/ui/form/errors'
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
        <OfflineNote />
        <ArmedButton isWide isBusy={pending} onClick={onConfirm}>
          {t('nameConfirm')}
        </ArmedButton>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Stack>
    </Dialog>
  )
}
