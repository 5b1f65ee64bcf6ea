import { Screen, type ScreenProps } from '@/ui/Screen'
import { DemoChip } from './member/member'
import { HelpLink } from './help/HelpLink'
import { useBack } from './history'

interface PushedScreenProps extends Omit<ScreenProps, 'onBack' | 'hasTabs'> {
  fallback: string
  /** Amounts can stand on it: it says "demo" where they are worth nothing, and where help is. */
  hasMoney?: boolean
}

export function PushedScreen({ fallback, hasMoney = false, actions, children, ...screen }: PushedScreenProps) {
  const onBack = useBack(fallback)
  return (
    <Screen
      {...screen}
      onBack={onBack}
      actions={
        <>
          {hasMoney && <DemoChip />}
          {actions}
        </>
      }
    >
      {children}
      {hasMoney && <HelpLink />}
    </Screen>
  )
}
