import type { ReactNode } from 'react'
import { DemoChip } from '@/domain/member/DemoChip'
import { lazyPart } from '@/kit/load/lazy-part'
import type { ScreenRoute } from '@/routes'
import { ScreenFrame } from '@/ui/Screen'

/** Two screens show this line, after the content above it has loaded. */
const HelpLink = lazyPart(() => import('@/domain/help/HelpLink'))

type FrameProps = Pick<ScreenRoute, 'tab' | 'hasMoney' | 'hasHelp'> & { children: ReactNode }

/**
 * Provides `Screen` with the parts that the screen's row of the route table asks for: the demo
 * chip, the help link and the room for the tab bar.
 */
export function Frame({ tab, hasMoney = false, hasHelp = false, children }: FrameProps) {
  return (
    <ScreenFrame value={{ hasTabs: tab !== undefined, chip: hasMoney && <DemoChip />, foot: hasHelp && <HelpLink /> }}>
      {children}
    </ScreenFrame>
  )
}
