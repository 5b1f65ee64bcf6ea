import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { DemoChip } from '@/shared/DemoChip'
import { useMember } from '@/shared/use-member'
import { useRefresh } from '@/shared/use-refresh'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Eyebrow } from '@/ui/Eyebrow'
import { IconButton } from '@/ui/IconButton'
import { Money } from '@/ui/Money'
import { Skeleton } from '@/ui/Skeleton'
import styles from './WalletCard.module.css'

export function WalletCard() {
  const { t } = useTranslation(['my', 'common', 'shared'])
  const navigate = useNavigate()
  const member = useMember()
  const { isRefreshing, refresh } = useRefresh(async () => [await member.refetch()], t('refreshed'))
  return (
    <Card>
      <div className={styles['head']}>
        <Eyebrow>{t('walletBalance')}</Eyebrow>
        <DemoChip />
        <IconButton icon="refresh" label={t('refreshBalance')} isBusy={isRefreshing} onClick={() => void refresh()} />
      </div>
      <AsyncBlock query={member} skeleton={<Skeleton height={40} width="60%" />}>
        {(data) => (
          <p className={styles['balance']}>
            <Money amount={data.balance} size="large" />
          </p>
        )}
      </AsyncBlock>
      <div className={styles['actions']}>
        {/* Equal in weight: neither way is pressed on the member. */}
        <Button isWide tone="quiet" onClick={() => void navigate(paths.topUp(member.data?.balance))}>
          {t('common:topUp')}
        </Button>
        <Button isWide tone="quiet" onClick={() => void navigate(paths.withdraw())}>
          {t('shared:withdraw')}
        </Button>
      </div>
    </Card>
  )
}
