import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import { walletQueries } from '@/api/wallet.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useSheets } from '@/shared/use-sheets'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { withKeys } from '@/shared/with-keys'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Eyebrow } from '@/ui/Eyebrow'
import { ArrivalNote } from './ArrivalNote'
import styles from './WithdrawalsScreen.module.css'
import { WithdrawalCard } from './WithdrawalCard'
import { WithdrawalSheet } from './WithdrawalSheet'
import { likenessOf } from './record-rules'

export default function WithdrawalsScreen() {
  const { t } = useTranslation(['withdraw', 'common', 'shared'])
  const withdrawals = useQuery(walletQueries.withdrawals())
  const refresher = useRefresh(async () => [await withdrawals.refetch()], t('record.refreshed'))
  return (
    <PushedScreen title={t('common:withdrawals')} fallback={paths.mine()} actions={<RefreshButton {...refresher} />}>
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock
          query={withdrawals}
          skeleton={<RecordSkeleton />}
          empty={
            <EmptyState
              title={t('common:empty')}
              text={t('record.emptyText')}
              action={<LinkButton to={paths.withdraw()}>{t('shared:withdraw')}</LinkButton>}
            />
          }
        >
          {(list) => <Record withdrawals={list} />}
        </AsyncBlock>
      </PullToRefreshArea>
    </PushedScreen>
  )
}

function Record({ withdrawals }: { withdrawals: Withdrawal[] }) {
  const { t } = useTranslation('common')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const sheets = useSheets<'withdrawal'>()
  const keyed = withKeys(withdrawals, likenessOf)
  const opened = keyed.find(({ key }) => key === openKey)
  return (
    <>
      <Stack>
        <Stack as="ul">
          {keyed.map((withdrawal) => (
            <li key={withdrawal.key}>
              <WithdrawalCard
                withdrawal={withdrawal}
                onOpen={() => {
                  setOpenKey(withdrawal.key)
                  sheets.open('withdrawal')
                }}
              />
            </li>
          ))}
        </Stack>
        <ArrivalNote withdrawals={withdrawals} />
      </Stack>
      <div className={styles['foot']}>
        <Eyebrow>{t('serverTime')}</Eyebrow>
      </div>
      {sheets.current === 'withdrawal' && opened !== undefined && (
        <WithdrawalSheet withdrawal={opened} onClose={sheets.close} />
      )}
    </>
  )
}

function RecordSkeleton() {
  return (
    <Stack>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} height={120} />
      ))}
    </Stack>
  )
}
