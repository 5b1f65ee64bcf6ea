import { Screen, type ScreenProps } from '@/ui/Screen'
import { useBack } from './history'

interface PushedScreenProps extends Omit<ScreenProps, 'onBack'> {
  /** Where Back leads without a history. */
  fallback: string
}

/** A screen that a member has opened from another one. */
export function PushedScreen({ fallback, ...screen }: PushedScreenProps) {
  const onBack = useBack(fallback)
  return <Screen {...screen} onBack={onBack} />
}
