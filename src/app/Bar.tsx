import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon, type IconName } from '@/ui/icons'
import { isNewerBuildOut, newerBuild } from './device/newer-build'
import { isMoneyRequestInFlight } from '@/domain/money-request/in-flight'
import { TextButton } from '@/ui/Button'
import { useEvent } from '@/ui/use-event'
import styles from './Bar.module.css'

export function Bar({ icon = 'warning', text, action }: { icon?: IconName; text: string; action?: ReactNode }) {
  return (
    <div className={styles['bar']} role="status">
      <Icon name={icon} size={18} />
      <span className={styles['text']}>{text}</span>
      {action}
    </div>
  )
}

/**
 * Offers to load a newer build of the app. If code failed to load and the server has a newer build,
 * the offer is shown on any screen. Otherwise it is shown only on screens without a form, after
 * `device/Builds` has found a newer build. The bar never reloads the page by itself, and is hidden
 * while a money request is in flight.
 */
export function NewerBuildBar() {
  const { t } = useTranslation('common')
  const { offer, load } = useSyncExternalStore(newerBuild.subscribe, newerBuild.getState)
  // Renders this bar after each navigation, because `isMoneyRequestInFlight` has no subscription.
  useLocation()
  useEvent(window, 'vite:preloadError', () => {
    void isNewerBuildOut().then((isNewer) => isNewer && newerBuild.setState({ offer: 'typed' }))
  })
  const loadUnlessInFlight = () => {
    if (isMoneyRequestInFlight()) newerBuild.setState({ offer: null })
    else load()
  }
  if (offer === null || isMoneyRequestInFlight()) return null
  return (
    <Bar
      icon="refresh"
      text={t(`newer.${offer}`)}
      action={<TextButton onClick={loadUnlessInFlight}>{t('newer.load')}</TextButton>}
    />
  )
}
