import { Screen, type ScreenProps } from '@/ui/Screen'
import { useBack } from './use-back'

export function PushedScreen({ fallback, ...screen }: Omit<ScreenProps, 'onBack' | 'hasTabs'> & { fallback: string }) {
  const onBack = useBack(fallback)
  return <Screen {...screen} onBack={onBack} />
}
