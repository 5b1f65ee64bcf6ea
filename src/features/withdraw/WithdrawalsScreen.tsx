import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import { walletQueries } from '@/api/wallet.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { EndOfCopy } from '@/shared/copies/EndOfCopy'
import { copyOf } from '@/shared/copies/name'
import { useCopied } from '@/shared/copies/use-copied'
import { WayToCopies } from '@/shared/copies/WayToCopies'
import { useEntryState } from '@/shared/history-entry'
import { useSheets } from '@/shared/use-sheets'
import { LinkButton } from '@/shared/LinkButton'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { SpanFilter } from '@/shared/SpanFilter'
import { inSpan } from '@/shared/time-span'
import { useRecordFilters } from '@/shared/use-record-filters'
import { sumsOfDone } from '@/shared/withdrawal-status'
import { withKeys } from '@/shared/with-keys'
import { paths } from '@/paths'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { EmptyState } from '@/ui/EmptyState'
import { RecordSkeleton } from '@/ui/RecordSkeleton'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { Stack } from '@/ui/Stack'
import { Eyebrow } from '@/ui/Eyebrow'
import { ArrivalNote } from './ArrivalNote'
import styles from './WithdrawalsScreen.module.css'
import { SentCard } from './SentCard'
import { WithdrawalCard } from './WithdrawalCard'
import WithdrawalSheet from '@/shared/WithdrawalSheet'
import { likenessOf } from './record-rules'

/** In px, of a withdrawal, and between two. */
const CARD_HEIGHT = 116
const GAP = 12

type KeyedWithdrawal = Withdrawal & { key: string }

const keyOf = ({ key }: KeyedWithdrawal) => key
const textOf = ({ amount, statusText, submittedAt, description }: Withdrawal) =>
  `${amount} ${moneyText(amount)} ${statusText} ${submittedAt} ${description}`

export default function WithdrawalsScreen() {
  const { t } = useTranslation(['withdraw', 'common', 'shared'])
  const withdrawals = useCopied(walletQueries.withdrawals())
  const refresher = useRefresh(async () => [await withdrawals.refetch()], t('record.refreshed'))
  const { sentWithdrawal } = useEntryState()
  return (
    <PushedScreen
      hasMoney
      title={t('common:withdrawals')}
      fallback={paths.mine()}
      actions={<RefreshButton {...refresher} />}
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        {sentWithdrawal !== undefined && (
          <div className={styles['sent']}>
            <SentCard sent={sentWithdrawal} withdrawals={withdrawals.copy === null ? withdrawals.data : undefined} />
          </div>
        )}
        <AsyncBlock
          query={withdrawals}
          way={<WayToCopies query={withdrawals} />}
          skeleton={<WithdrawalsSkeleton />}
          empty={
            <EmptyState
              title={t('common:empty')}
              text={t('record.emptyText')}
              action={<LinkButton to={paths.withdraw()}>{t('shared:withdraw')}</LinkButton>}
            />
          }
        >
          {(list) => <Record withdrawals={list} hasArrivalNote={sentWithdrawal === undefined} />}
        </AsyncBlock>
      </PullToRefreshArea>
    </PushedScreen>
  )
}

function Record({ withdrawals, hasArrivalNote }: { withdrawals: Withdrawal[]; hasArrivalNote: boolean }) {
  const { t } = useTranslation(['common', 'shared'])
  const [openKey, setOpenKey] = useState<string | null>(null)
  const sheets = useSheets<'withdrawal'>()
  const { span, choose } = useRecordFilters()
  const keyed = useMemo(() => withKeys(withdrawals, likenessOf), [withdrawals])
  const shown = useMemo(() => inSpan(keyed, span, ({ submittedAt }) => submittedAt.slice(0, 10)).rows, [keyed, span])
  const groups = useMemo(() => oneGroup(shown), [shown])
  const sums = useMemo(() => sumsOfDone(shown), [shown])
  const opened = keyed.find(({ key }) => key === openKey)
  return (
    <>
      <SpanFilter chosen={span} onChoose={(chosen) => choose({ span: chosen })} />
      <Facts>
        {sums.map(({ status, name, amount }) => (
          <Fact key={status} name={t('shared:withdrawalsIn', { state: name })}>
            {moneyText(amount)}
          </Fact>
        ))}
      </Facts>
      <Stack>
        <LongList name="withdrawals" groups={groups} keyOf={keyOf} textOf={textOf} guess={CARD_HEIGHT} gap={GAP}>
          {(withdrawal) => (
            <WithdrawalCard
              withdrawal={withdrawal}
              onOpen={() => {
                setOpenKey(withdrawal.key)
                sheets.open('withdrawal')
              }}
            />
          )}
        </LongList>
        <EndOfCopy copy={copyOf(withdrawals)} />
        {hasArrivalNote && <ArrivalNote withdrawals={withdrawals} />}
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

function WithdrawalsSkeleton() {
  return (
    <RecordSkeleton filters={1} sums={1} words={12}>
      <SkeletonRows count={3} height={116} hasFigure />
    </RecordSkeleton>
  )
}
