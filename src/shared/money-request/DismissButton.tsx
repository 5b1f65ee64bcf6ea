import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Warning } from '@/ui/Note'

/** Lets go of a request whose outcome is not known, after the member has said so twice. */
export function DismissButton({
  label,
  isDisabled = false,
  onDismiss,
}: {
  label: string
  isDisabled?: boolean
  onDismiss: () => void
}) {
  const { t } = useTranslation('messages')
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <ArmedButton key="first" isWide tone="plain" isDisabled={isDisabled} onClick={() => setIsAsking(true)}>
        {label}
      </ArmedButton>
    )
  return (
    <Stack gap={3}>
      <Warning isAlert>
        <b>{t('dismiss.title')}</b> {t('dismiss.text')}
      </Warning>
      <Button key="keep" isWide onClick={() => setIsAsking(false)}>
        {t('dismiss.keep')}
      </Button>
      <ArmedButton key="second" isWide tone="danger" isDisabled={isDisabled} onClick={onDismiss}>
        {t('dismiss.confirm')}
      </ArmedButton>
    </Stack>
  )
}
