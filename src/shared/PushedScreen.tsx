import { Screen, type ScreenProps } from '@/ui/Screen'
import { useBack } from './use-back'

/** A screen that is no tab: with a back arrow that stays in the app. `fallback` is where it leads when there is no history. */
export function PushedScreen({ fallback, ...screen }: Omit<ScreenProps, 'onBack' | 'hasTabs'> & { fallback: string }) {
  const onBack = useBack(fallback)
  return <Screen {...screen} onBack={onBack} />
}
