import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accountQueries, type Member } from '@/api/account'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { DemoChip } from '@/domain/member/DemoChip'
import { useMember } from '@/domain/member/member'
import { useSpoilerFreeBalance, useBeforeRoundText } from '@/domain/spoiler-guard'
import { withCurrentMemberId } from '@/kit/history'
import { Button, IconButton } from '@/ui/Button'
import { Card } from '@/ui/layout'
import { Caption } from '@/ui/text'
import { Money } from '@/ui/Money'
import { Skeleton } from '@/ui/skeletons'
import { Chip } from '@/ui/Chip'
import { useRefresh } from '@/kit/query/RefreshButton'
import styles from './Wallet.module.css'

export function WalletCard() {
  const { t } = useTranslation(['my', 'common', 'shared'])
  const navigate = useNavigate()
  const member = useMember()
  const queryClient = useQueryClient()
  const { queryKey } = accountQueries.member()
  const { isRefreshing, refresh } = useRefresh(
    async () => [await member.refetch()],
    // If the balance cannot be read, the toast says so instead of reporting a refresh.
    () => t(queryClient.getQueryData(queryKey)?.balance === null ? 'shared:noBalance' : 'refreshed'),
  )
  return (
    <Card>
      <div className={styles['head']}>
        <Caption>{t('shared:balance')}</Caption>
        <DemoChip />
        {/* If the balance could not be loaded, AsyncBlock offers Retry instead. */}
        {!(member.isError && member.data === undefined) && (
          <IconButton icon="refresh" label={t('refreshBalance')} isBusy={isRefreshing} onClick={() => void refresh()} />
        )}
      </div>
      <AsyncBlock
        query={member}
        contentName={t('shared:balance')}
        isInline
        skeleton={<Skeleton height={44} width="60%" />}
      >
        {(data) => <Balance member={data} />}
      </AsyncBlock>
      <div className={styles['actions']}>
        {/* Both buttons look alike, so neither is promoted. */}
        <Button
          isWide
          tone="quiet"
          onClick={() =>
            void navigate(paths.topUp(member.data?.balance ?? undefined), { state: withCurrentMemberId({}) })
          }
        >
          {t('common:topUp')}
        </Button>
        <Button isWide tone="quiet" onClick={() => void navigate(paths.withdraw())}>
          {t('shared:withdraw')}
        </Button>
      </div>
    </Card>
  )
}

function Balance({ member }: { member: Member }) {
  const { t } = useTranslation('shared')
  const balance = useSpoilerFreeBalance(member)
  return (
    <p className={styles['balance']}>{balance === null ? t('noBalance') : <Money amount={balance} size="large" />}</p>
  )
}

/** While a round is drawn, a chip says that the balance is from before that round. */
export function RoundChip() {
  const beforeRoundText = useBeforeRoundText()
  return (
    beforeRoundText !== '' && (
      <p className={styles['mark']}>
        <Chip>{beforeRoundText}</Chip>
      </p>
    )
  )
}
