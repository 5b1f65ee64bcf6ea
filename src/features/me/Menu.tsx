import { useQueryClient } from '@tanstack/react-query'
import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { orderQueries } from '@/api/orders.queries'
import { walletQueries } from '@/api/wallet.queries'
import { usePlatform } from '@/shared/use-platform'
import { paths } from '@/paths'
import { useIsLoggedIn } from '@/session/use-session'
import { rowStyles } from '@/ui/row-styles'
import { notify } from '@/ui/feedback'
import { Icon } from '@/ui/icons'
import { MenuIcon } from '@/shared/MenuIcon'
import { RowLink } from '@/shared/RowLink'

/** The rows of Me, in the original's order (its section 2) with the notices before the service. */
export function Menu() {
  const { t } = useTranslation('my')
  return (
    <>
      <RowLink to={paths.report()} icon={<MenuIcon name="chart" />} label={t('report')} />
      <StatementRow />
      <RowLink to={paths.orderRecord()} icon={<MenuIcon name="list" />} label={t('taskRecord')} />
      <RowLink to={paths.profile()} icon={<MenuIcon name="person" />} label={t('profile')} />
      <RowLink to={paths.notices()} icon={<MenuIcon name="bell" />} label={t('notices')} />
      <ServiceRow />
    </>
  )
}

/** Leads to the statement; a member with neither an order nor a withdrawal is told why there is none (reading 56). */
function StatementRow() {
  const { t } = useTranslation('my')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isLoggedIn = useIsLoggedIn()
  const [isAsking, setIsAsking] = useState(false)
  const open = async (event: MouseEvent) => {
    // A visitor is led to Login by the address itself.
    if (!isLoggedIn) return
    event.preventDefault()
    if (isAsking) return
    setIsAsking(true)
    const lists = await Promise.all([
      queryClient.fetchQuery({ ...orderQueries.list(), retry: false }),
      queryClient.fetchQuery({ ...walletQueries.withdrawals(), retry: false }),
    ]).catch(() => null)
    setIsAsking(false)
    // Who has gone elsewhere meanwhile is not called back.
    if (window.location.pathname !== paths.mine()) return
    // What could not be asked is the statement's to say.
    if (lists?.every((list) => list.length === 0) === true) notify(t('completeTasksFirst'))
    else void navigate(paths.statement())
  }
  return (
    <Link
      className={rowStyles.row}
      to={paths.statement()}
      aria-busy={isAsking || undefined}
      onClick={(event) => void open(event)}
    >
      <MenuIcon name="wallet" />
      <span className={rowStyles.label}>{t('statement')}</span>
      <Icon name="forward" size={16} />
    </Link>
  )
}

/** Leads to customer service where the platform has switched it on, else says how it is reached (reading 57). */
function ServiceRow() {
  const { t } = useTranslation('my')
  const platform = usePlatform()
  return (
    <Link
      className={rowStyles.row}
      to={paths.service()}
      onClick={(event) => {
        if (platform?.serviceUrl !== null) return
        event.preventDefault()
        notify(t('serviceOff'))
      }}
    >
      <MenuIcon name="chat" />
      <span className={rowStyles.label}>{t('service')}</span>
      <Icon name="forward" size={16} />
    </Link>
  )
}
