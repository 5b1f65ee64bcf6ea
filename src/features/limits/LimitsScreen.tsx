import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/use-member'
import { Lead } from '@/ui/Lead'
import { Skeleton } from '@/ui/Skeleton'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Stack } from '@/ui/Stack'
import { Breaks } from './Breaks'
import { Limits } from './Limits'
import { TimeCheckRow } from './TimeCheckRow'

export default function LimitsScreen() {
  const { t } = useTranslation(['limits', 'shared'])
  return (
    <PushedScreen hasMoney title={t('shared:limits')} fallback={paths.mine()}>
      <Lead>{t('intro')}</Lead>
      <AsyncBlock query={useMember()} skeleton={<LimitsSkeleton />}>
        {({ id }) => (
          <Stack gap={7}>
            <Breaks memberId={id} />
            <Stack gap={2}>
              <Limits memberId={id} />
            </Stack>
            <div>
              <TimeCheckRow memberId={id} />
            </div>
          </Stack>
        )}
      </AsyncBlock>
    </PushedScreen>
  )
}

function LimitsSkeleton() {
  return (
    <Stack gap={7}>
      <Skeleton height={48} />
      <SkeletonRows count={3} height={52} isFlat />
    </Stack>
  )
}
