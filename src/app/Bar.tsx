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
 * Looks when code did not arrive, which a newer build on the server explains; `device/Builds` tells
 * of one that has arrived. It never reloads by itself, and not while a request moves money.
 */
export function NewerBuildBar() {
  const { t } = useTranslation('common')
  const { offer, take } = useSyncExternalStore(newerBuild.subscribe, newerBuild.getState)
  // A navigation asks for requests again.
  useLocation()
  useEvent(window, 'vite:preloadError', () => {
    void isNewerBuildOut().then((isNewer) => isNewer && newerBuild.setState({ offer: 'typed' }))
  })
  const load = () => {
    if (isMoneyRequestInFlight()) newerBuild.setState({ offer: null })
    else take()
  }
  if (offer === null || isMoneyRequestInFlight()) return null
  return (
    <Bar icon="refresh" text={t(`newer.${offer}`)} action={<TextButton onClick={load}>{t('newer.load')}</TextButton>} />
  )
}
