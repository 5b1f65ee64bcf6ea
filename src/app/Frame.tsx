import type { ReactNode } from 'react'
import { DemoChip } from '@/domain/member/DemoChip'
import { lazyPart } from '@/kit/load/lazy-part'
import type { ScreenRoute } from '@/routes'
import { ScreenFrame } from '@/ui/Screen'

/**
 * The link to help is loaded separately, because only two screens show it, after their content has
 * loaded.
 */
const LazyServiceLink = lazyPart(() => import('@/domain/help/ServiceLink'))

type FrameProps = Pick<ScreenRoute, 'tab' | 'hasMoney' | 'hasHelp'> & { children: ReactNode }

/**
 * Gives `Screen` the parts that the route table lists for this screen: the mark of a demo, the link
 * to help, and space for the tab bar.
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
