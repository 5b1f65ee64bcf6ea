import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button, type ButtonTone } from '@/ui/Button'
import { Stack } from '@/ui/Stack'
import { Dialog, DialogText } from './Dialog'

export function ConfirmDialog({
  title,
  text,
  children,
  more,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  /** What it is about, above the text. */
  children?: ReactNode
  /** What leads to more about it, below the text. */
  more?: ReactNode
  confirmLabel: string
  tone?: ButtonTone
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('common')
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <DialogText>{text}</DialogText>
      {more !== undefined && <DialogText>{more}</DialogText>}
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
