import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useState } from 'react'
import type { Member } from '@/api/account'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { DemoChip } from '@/shared/member/demo'
import { useShownBalance, useShownQuery, useBeforeRound } from '@/shared/money-request/frozen-figures'
import { forThisMember } from '@/shared/history'
import { useMember } from '@/shared/member/member'
import { Button, IconButton, TextButton } from '@/ui/Button'
import { Card } from '@/ui/layout'
import { Eyebrow } from '@/ui/text'
import { Money, moneyText, signedMoneyText } from '@/ui/Money'
import { Skeleton } from '@/ui/skeletons'
import { type Listing, unreadableIn } from '@/api/listing'
import { type Order, orderQueries } from '@/api/orders'
import { type Report, reportQueries } from '@/api/wallet'
import { isZero } from '@/lib/money/text'
import { hasOrderedSince } from '@/shared/money-request/store'
import { newMember } from '@/shared/member/log-ins'
import { checkOrders, settledTotals } from '@/shared/records/report-checks'
import { Chip } from '@/ui/Chip'
import { DottedLine } from '@/ui/Facts'
import { useRefresh } from '@/shared/query/RefreshButton'
import styles from './Wallet.module.css'

export function WalletCard() {
  const { t } = useTranslation(['my', 'common', 'shared'])
  const navigate = useNavigate()
  const member = useMember()
  const { isRefreshing, refresh } = useRefresh(async () => [await member.refetch()], t('refreshed'))
  return (
    <Card>
      <div className={styles['head']}>
        <Eyebrow>{t('shared:balance')}</Eyebrow>
        <DemoChip />
        <IconButton icon="refresh" label={t('refreshBalance')} isBusy={isRefreshing} onClick={() => void refresh()} />
      </div>
      <AsyncBlock query={member} what={t('shared:balance')} skeleton={<Skeleton height={40} width="60%" />}>
        {(data) => <Balance member={data} />}
      </AsyncBlock>
      <div className={styles['actions']}>
        {/* Equal in weight: neither way is pressed on the member. */}
        <Button
          isWide
          tone="quiet"
          onClick={() => void navigate(paths.topUp(member.data?.balance ?? undefined), { state: forThisMember({}) })}
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
  const balance = useShownBalance(member)
  return (
    <p className={styles['balance']}>{balance === null ? t('noBalance') : <Money amount={balance} size="large" />}</p>
  )
}

/**
 * One line, by the same sums as the task record's. Dashes also mean a failed load: the report's own
 * screen says why. While a round is drawn, the mark stands between these totals and the balance
 * above them, for both. Until the first order of who has just registered there is nothing to count,
 * and a welcome has their place.
 */
export function Totals({ memberId }: { memberId: string | undefined }) {
  const { t } = useTranslation(['my', 'shared'])
  const { data } = useShownQuery(reportQueries.report())
  const orders = useShownQuery(orderQueries.list()).data
  const mark = useBeforeRound()('')
  const [isNew] = useState(() => newMember.read())
  const hasOrdered =
    (memberId !== undefined && hasOrderedSince(memberId, 0)) || (data !== undefined && !isZero(data.staked))
  if (isNew && !hasOrdered) return memberId === undefined ? <div className={styles['line']} /> : <Welcome />
  const { staked, net, open } = data === undefined || orders === undefined ? UNKNOWN : sumsOf(data, orders)
  const stakedName = t('shared:staked')
  const openName = t('shared:awaitsSettlement')
  return (
    <section className={styles['line']} aria-label={t('totals')}>
      {mark !== '' && (
        <p className={styles['mark']}>
          <Chip>{mark}</Chip>
        </p>
      )}
      <DottedLine
        parts={[
          `${stakedName} ${staked}`,
          t('shared:netIs', { amount: net }),
          ...(open === '' ? [] : [`${openName} ${open}`]),
        ]}
      />
    </section>
  )
}

const UNKNOWN = { staked: '—', net: '—', open: '' }

function sumsOf(report: Report, orders: Listing<Order>): typeof UNKNOWN {
  // What is staked needs no payouts.
  const check = unreadableIn(orders) > 0 ? null : checkOrders(report, orders, () => null)
  const { staked, net, open } = settledTotals(report, check)
  return {
    staked: moneyText(staked),
    net: signedMoneyText(net),
    open: isZero(open) ? '' : moneyText(open),
  }
}

function Welcome() {
  const { t } = useTranslation(['my', 'shared'])
  return (
    <section className={styles['line']} aria-labelledby="welcome">
      <h2 id="welcome">{t('shared:welcome')}</h2>
      <TextButton as={Link} to={paths.draws()}>
        {t('seeOdds')}
      </TextButton>
    </section>
  )
}
