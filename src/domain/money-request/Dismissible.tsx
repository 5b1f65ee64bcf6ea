import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Warning } from '@/ui/Note'

/**
 * Calls `onDismiss` after two taps on different buttons. The first tap replaces the children, which
 * contain the button that they get, by a question with two answers.
 */
export function Dismissible({
  isDisabled = false,
  onDismiss,
  children,
}: {
  isDisabled?: boolean
  onDismiss: () => void
  children: (dismissButton: ReactNode) => ReactNode
}) {
  const { t } = useTranslation('messages')
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return children(
      <ArmedButton key="first" isWide tone="plain" isDisabled={isDisabled} onClick={() => setIsAsking(true)}>
        {t('checkedMyself')}
      </ArmedButton>,
    )
  return (
    <Stack gap={3}>
      <Warning isAlert>
        <b>{t('dismiss.title')}</b> <span>{t('dismiss.text')}</span>
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
