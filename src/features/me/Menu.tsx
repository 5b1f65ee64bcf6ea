import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { countUnreadable } from '@/api/listing'
import { orderQueries } from '@/api/orders'
import { reportQueries, walletQueries } from '@/api/wallet'
import { joinSentences } from '@/i18n/sentences'
import { type Money, isZero } from '@/lib/money/text'
import { useSpoilerFreeQuery } from '@/domain/spoiler-guard'
import { netResultOf } from '@/domain/records/report-checks'
import { newMemberRecord, usePlatform } from '@/domain/member/member'
import { useServiceHours } from '@/domain/help/service'
import { AgreementSheet } from '@/domain/help/lazy-help'
import { useUnread } from '@/domain/inbox/unread'
import { moneyStore } from '@/domain/money-request/money-store'
import { currentMemberId } from '@/session/store'
import { paths } from '@/paths'
import { notify } from '@/ui/feedback'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/icons'
import { signedMoneyText } from '@/ui/Money'
import { Stack } from '@/ui/layout'
import { MenuRow } from '@/ui/Row'
import { MenuIcon } from '@/ui/MenuIcon'
import { RowLink } from '@/kit/links'
import { useSheets } from '@/kit/sheets/use-sheets'
import { NumberFormatOffer } from './NumberFormatOffer'

export function MemberMenu() {
  const { t } = useTranslation(['my', 'shared', 'common'])
  const { isUnused, net } = useReport()
  // Decided once, because the menu would move if the row went when the orders have loaded.
  const [showsOdds] = useState(() => newMemberRecord.read() && isUnused && !hasOrderedHere())
  useEffect(() => {
    if (showsOdds && !isUnused) newMemberRecord.write(false)
  }, [showsOdds, isUnused])
  return (
    <nav aria-label={t('menu')}>
      <Stack gap={4}>
        <div>
          {showsOdds && <OddsRow />}
          <NumberFormatOffer />
          <RowLink
            to={paths.report()}
            icon={<MenuIcon name="chart" />}
            label={t('shared:report')}
            value={net === null ? undefined : t('shared:netIs', { amount: signedMoneyText(net) })}
          />
          <StatementRow />
          <RowLink to={paths.orderRecord()} icon={<Icon name="list" />} label={t('common:taskRecord')} />
        </div>
        <div>
          <RowLink to={paths.limits()} icon={<MenuIcon name="limits" />} label={t('shared:limits')} />
          <RowLink to={paths.profile()} icon={<MenuIcon name="person" />} label={t('profile')} />
        </div>
        <div>
          <NoticesRow />
          <ServiceRow />
        </div>
      </Stack>
    </nav>
  )
}

/** Returns true if a message on this device is about an order of the member. */
function hasOrderedHere(): boolean {
  return moneyStore.messages
    .list()
    .some(
      ({ memberId, news }) => memberId === currentMemberId() && (!('request' in news) || news.request.kind === 'order'),
    )
}

/** `net` is null if nothing was staked, or if the report is not loaded or not readable. */
function useReport(): { isUnused: boolean; net: Money | null } {
  const report = useSpoilerFreeQuery(reportQueries.report()).data
  const orders = useSpoilerFreeQuery(orderQueries.list()).data
  const isNothingStaked = report === undefined || (report.staked !== null && isZero(report.staked))
  const isAccountUnused = isNothingStaked && (orders === undefined || orders.length === 0)
  return { isUnused: isAccountUnused, net: isNothingStaked ? null : netResultOf(report) }
}

function OddsRow() {
  const { t } = useTranslation('my')
  return <RowLink to={paths.draws()} icon={<Icon name="draws" />} label={t('seeOdds')} />
}

/** The menu of a visitor has only rows that open without a log-in. */
export function VisitorMenu() {
  const { t } = useTranslation(['my', 'shared'])
  const sheets = useSheets<'legal'>()
  return (
    <nav aria-label={t('menu')}>
      <OddsRow />
      <RowLink to={paths.language()} icon={<Icon name="globe" />} label={t('shared:language')} />
      <ServiceRow />
      <MenuRow
        as="button"
        icon={<Icon name="document" />}
        label={t('shared:legal')}
        onClick={() => sheets.open('legal')}
      />
      {sheets.current === 'legal' && <AgreementSheet onClose={sheets.close} />}
    </nav>
  )
}

function NoticesRow() {
  const { t } = useTranslation('shared')
  const { number, checkCount, to } = useUnread()
  return (
    <RowLink
      to={to}
      icon={<Icon name="bell" />}
      label={t('notices')}
      {...(checkCount > 0
        ? { value: <Chip tone="bad">{t('toCheck', { number: checkCount })}</Chip> }
        : number > 0 && {
            value: String(number),
            'aria-label': joinSentences([t('notices'), t('unread', { number })]),
          })}
    />
  )
}

/** Without orders and withdrawals, a tap only shows a toast with the reason (reading 56). */
function StatementRow() {
  const { t } = useTranslation(['my', 'shared'])
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isLoading, setIsLoading] = useState(false)
  const openStatement = async (event: MouseEvent) => {
    event.preventDefault()
    if (isLoading) return
    setIsLoading(true)
    const lists = await Promise.all([
      queryClient.fetchQuery({ ...orderQueries.list(), retry: false }),
      queryClient.fetchQuery({ ...walletQueries.withdrawals(), retry: false }),
      // A failure is not reported here. The statement opens then, and says which list could not be
      // loaded.
    ]).catch(() => null)
    setIsLoading(false)
    // The member may have opened another screen meanwhile.
    if (window.location.pathname !== paths.mine()) return
    if (lists?.every((list) => list.length === 0 && countUnreadable(list) === 0) === true)
      notify(joinSentences([t('noEntries'), t('shared:tasksFirst')]))
    else void navigate(paths.statement())
  }
  return (
    <RowLink
      to={paths.statement()}
      icon={<MenuIcon name="wallet" />}
      label={t('shared:statement')}
      aria-busy={isLoading || undefined}
      onClick={(event) => void openStatement(event)}
    />
  )
}

/** If the platform has switched customer service off, a tap only shows a toast (reading 57). */
function ServiceRow() {
  const { t } = useTranslation(['my', 'shared'])
  const platform = usePlatform()
  const hours = useServiceHours()
  return (
    <RowLink
      to={paths.service()}
      icon={<Icon name="chat" />}
      label={t('shared:service')}
      onClick={(event) => {
        if (platform?.serviceUrl !== null) return
        event.preventDefault()
        notify(joinSentences([t('serviceOff'), hours ?? '']))
      }}
    />
  )
}
