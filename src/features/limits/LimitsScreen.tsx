import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { PushedScreen } from '@/shared/PushedScreen'
import { useMember } from '@/shared/member/member'
import { Lead } from '@/ui/Note'
import { Skeleton, SkeletonRows } from '@/ui/skeletons'
import { Stack } from '@/ui/layout'
import { ChoiceRow } from '@/shared/forms/ChoiceRow'
import { CHECK_CHOICES, chooseCheckMinutes, readCheckMinutes } from '@/shared/limits/reality-check'
import { Breaks } from './Breaks'
import { Limits } from './Limits'

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

function TimeCheckRow({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const [chosen, setChosen] = useState(() => readCheckMinutes(memberId))
  return (
    <ChoiceRow
      sheet="timeCheck"
      label={t('timeCheck')}
      text={t('timeCheckText')}
      options={CHECK_CHOICES.map((minutes) => ({
        key: String(minutes),
        name: minutes === 0 ? t('timeCheckNever') : t('timeCheckEvery', { minutes }),
      }))}
      chosen={String(chosen)}
      onChoose={(key) => {
        const minutes = CHECK_CHOICES.find((choice) => String(choice) === key) ?? chosen
        chooseCheckMinutes(memberId, minutes)
        setChosen(minutes)
      }}
    />
  )
}
