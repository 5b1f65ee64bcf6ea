import type { ReactNode } from 'react'
import { DemoChip } from '@/domain/member/DemoChip'
import { lazyPart } from '@/kit/load/lazy-part'
import type { ScreenRoute } from '@/routes'
import { ScreenFrame } from '@/ui/Screen'

/** Of two screens, where the line is shown once all above it is there. */
const HelpLink = lazyPart(() => import('@/domain/help/HelpLink'))

type FrameProps = Pick<ScreenRoute, 'tab' | 'hasMoney' | 'hasHelp'> & { children: ReactNode }

/** Tells the screen in it what its row of the route table says of head, foot and tab bar. */
export function Frame({ tab, hasMoney = false, hasHelp = false, children }: FrameProps) {
  return (
    <ScreenFrame value={{ hasTabs: tab !== undefined, chip: hasMoney && <DemoChip />, foot: hasHelp && <HelpLink /> }}>
      {children}
    </ScreenFrame>
  )
}
