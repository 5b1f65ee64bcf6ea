import type { ReactNode } from 'react'
import { DemoChip } from '@/domain/member/DemoChip'
import { lazyPart } from '@/kit/load/lazy-part'
import type { ScreenRoute } from '@/routes'
import { ScreenFrame } from '@/ui/Screen'

/** Loaded separately, because only two screens show this link, after their content has loaded. */
const LazyServiceLink = lazyPart(() => import('@/domain/help/ServiceLink'))

type FrameProps = Pick<ScreenRoute, 'tab' | 'hasMoney' | 'hasHelp'> & { children: ReactNode }

/**
 * Gives `Screen` a demo chip, a help link and space for the tab bar, each only if the route of the
 * screen asks for it.
 */
export function Frame({ tab, hasMoney = false, hasHelp = false, children }: FrameProps) {
  return (
    <ScreenFrame
      value={{ hasTabs: tab !== undefined, chip: hasMoney && <DemoChip />, foot: hasHelp && <LazyServiceLink /> }}
    >
      {children}
    </ScreenFrame>
  )
}
