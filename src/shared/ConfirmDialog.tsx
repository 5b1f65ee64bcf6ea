import { useTranslation } from 'react-i18next'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button, type ButtonTone } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { Dialog } from './Dialog'
import { DialogText } from './DialogText'

export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  confirmLabel: string
  tone?: ButtonTone
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('common')
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogText>{text}</DialogText>
      <Stack gap={3}>
        <ArmedButton isWide tone={tone} onClick={onConfirm}>
          {confirmLabel}
        </ArmedButton>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Stack>
    </Dialog>
  )
}
