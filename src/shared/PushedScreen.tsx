import { Screen, type ScreenProps } from '@/ui/Screen'
import { DemoChip } from './DemoChip'
import { useBack } from './use-back'

interface PushedScreenProps extends Omit<ScreenProps, 'onBack' | 'hasTabs'> {
  fallback: string
  /** Amounts can stand on it, so it says "demo" where they are worth nothing. */
  hasMoney?: boolean
}

export function PushedScreen({ fallback, hasMoney = false, actions, ...screen }: PushedScreenProps) {
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
    />
  )
}
