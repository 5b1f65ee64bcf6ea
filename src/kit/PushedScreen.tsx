import { Screen, type ScreenProps } from '@/ui/Screen'
import { useBack } from './history'

interface PushedScreenProps extends Omit<ScreenProps, 'onBack'> {
  /** Path that Back opens if the history has no earlier entry. */
  fallback: string
}

export function PushedScreen({ fallback, ...screen }: PushedScreenProps) {
  const onBack = useBack(fallback)
  return <Screen {...screen} onBack={onBack} />
}
