import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { routes, type TabName } from '@/routes'
import { Icon, type IconName } from '@/ui/icons'
import styles from './TabBar.module.css'

const ICONS: Readonly<Record<TabName, IconName>> = {
  home: 'home',
  draws: 'draws',
  cities: 'city',
  videos: 'video',
  me: 'me',
}

const tabs = routes.flatMap(({ path, tab }) => (tab === undefined ? [] : [{ path, name: tab }]))

/** Uses links, because items of antd-mobile's TabBar have neither a role nor keyboard access. */
export function TabBar() {
  const { t } = useTranslation('footer')
  const { pathname } = useLocation()
  return (
    <nav className={styles['bar']} aria-label={t('label')}>
      {tabs.map(({ path, name }) => (
        <Link key={path} to={path} className={styles['tab']} aria-current={pathname === path ? 'page' : undefined}>
          <Icon name={ICONS[name]} />
          <span>{t(name)}</span>
        </Link>
      ))}
    </nav>
  )
}
