import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '@/ui/Sheet'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button, type ButtonTone } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Lead } from '@/ui/Note'
import { FormError } from '@/ui/fields'
import type { SendingState } from '@/kit/forms/Form'

export function ConfirmDialog({
  title,
  text,
  children,
  more,
  confirmLabel,
  tone = 'primary',
  sending = null,
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  children?: ReactNode
  more?: ReactNode
  confirmLabel: string
  tone?: ButtonTone
  /** State of the request that the confirm button sends; null if the button sends no request. */
  sending?: SendingState | null
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('common')
  return (
    <Sheet title={title} from="center" onClose={onClose}>
      {children}
      <Lead>{text}</Lead>
      {more !== undefined && <Lead>{more}</Lead>}
      <Stack gap={3}>
        {sending !== null && <FormError>{sending.error}</FormError>}
        <ArmedButton isWide tone={tone} isBusy={sending?.isPending === true} onClick={onConfirm}>
          {confirmLabel}
        </ArmedButton>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Stack>
    </Sheet>
  )
}
