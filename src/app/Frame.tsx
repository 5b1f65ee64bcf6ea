import type { ReactNode } from 'react'
import { DemoChip } from '@/domain/member/DemoChip'
import { lazyPart } from '@/kit/load/lazy-part'
import type { ScreenRoute } from '@/routes'
import { ScreenFrame } from '@/ui/Screen'

/** Loaded separately, because no first screen shows this link. */
const LazyServiceLink = lazyPart(() => import('@/domain/help/ServiceLink'))

type FrameProps = Pick<ScreenRoute, 'tab' | 'hasMoney'> & { children: ReactNode }

/**
 * Gives `Screen` a demo chip, a help link and space for the tab bar, as the route of the screen
 * asks for them.
 */
export function Frame({ tab, hasMoney = false, children }: FrameProps) {
  const hasTabs = tab !== undefined
  return (
    <ScreenFrame
      value={{
        hasTabs,
        chip: hasMoney && <DemoChip />,
        foot: hasMoney && !hasTabs && <LazyServiceLink />,
      }}
    >
      {children}
    </ScreenFrame>
  )
}
