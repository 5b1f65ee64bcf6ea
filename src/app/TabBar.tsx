import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/paths'
import { Icon, type IconName } from '@/ui/icons'
import styles from './TabBar.module.css'

const tabs = [
  { path: paths.home(), icon: 'home', name: 'home' },
  { path: paths.draws(), icon: 'draws', name: 'draws' },
  { path: paths.cities(), icon: 'city', name: 'cities' },
  { path: paths.videos(), icon: 'video', name: 'videos' },
  { path: paths.mine(), icon: 'me', name: 'me' },
] as const satisfies readonly { path: string; icon: IconName; name: string }[]

/** Links rather than antd-mobile's TabBar, whose items have neither a role nor keyboard access. */
export function TabBar() {
  const { t } = useTranslation('footer')
  const { pathname } = useLocation()
  return (
    <nav className={styles['bar']} aria-label={t('label')}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          className={styles['tab']}
          aria-current={pathname === tab.path ? 'page' : undefined}
        >
          <Icon name={tab.icon} />
          <span>{t(tab.name)}</span>
        </Link>
      ))}
    </nav>
  )
}
