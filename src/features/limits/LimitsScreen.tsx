import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/use-member'
import { Lead } from '@/ui/Lead'
import { Skeleton } from '@/ui/Skeleton'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import { Breaks } from './Breaks'
import { Limits } from './Limits'

export default function LimitsScreen() {
  const { t } = useTranslation(['limits', 'shared'])
  return (
    <PushedScreen hasMoney title={t('shared:limits')} fallback={paths.settings()}>
      <Lead>{t('intro')}</Lead>
      <AsyncBlock query={useMember()} skeleton={<LimitsSkeleton />}>
        {({ id }) => (
          <>
            <Breaks memberId={id} />
            <Limits memberId={id} />
          </>
        )}
      </AsyncBlock>
    </PushedScreen>
  )
}

function LimitsSkeleton() {
  return (
    <Stack>
      <Skeleton height={18} width="28%" />
      <Card tight>
        <SkeletonRows count={4} height={52} isFlat />
      </Card>
      <Skeleton height={18} width="36%" />
      <Card tight>
        <SkeletonRows count={4} height={52} isFlat />
      </Card>
    </Stack>
  )
}
