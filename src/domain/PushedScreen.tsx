import { Screen, type ScreenProps } from '@/ui/Screen'
import { DemoChip } from './member/DemoChip'
import { HelpLink } from './help/HelpLink'
import { useBack } from '@/kit/history'

interface PushedScreenProps extends Omit<ScreenProps, 'onBack' | 'hasTabs'> {
  fallback: string
  /** Amounts can stand on it: it says "demo" where they are worth nothing. */
  hasMoney?: boolean
  /** Money is staked or limited on it: its last line says where help is. */
  hasHelp?: boolean
}

export function PushedScreen({
  fallback,
  hasMoney = false,
  hasHelp = false,
  actions,
  children,
  ...screen
}: PushedScreenProps) {
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
      {hasHelp && <HelpLink />}
    </Screen>
  )
}
