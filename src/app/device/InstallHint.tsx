import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loadSections } from '@/i18n'
import type { InstallWay } from '@/shared/install/install-way'
import { useInstall } from '@/shared/install/use-install'
import { useImport } from '@/shared/use-idle'
import { Button } from '@/ui/Button'
import { OfferLine } from '../OfferLine'
import { routeOf } from '../routes'
import styles from './InstallHint.module.css'
import { dismissInstallHint, isInstallHintDue } from './install-hint'
import { useAtWork } from './use-at-work'

/** The device's own day. */
const today = () => new Date().toLocaleDateString('sv-SE')

/**
 * One line above the tabs, from the day after the first visit on, until it is closed: never where
 * the member is in the middle of something.
 */
export function InstallHint() {
  const { way, ask } = useInstall()
  return way === null ? null : <Line way={way} onInstall={ask} />
}

function Line({ way, onInstall }: { way: InstallWay; onInstall: () => void }) {
  const { t } = useTranslation('setting')
  const [isDue, setIsDue] = useState(() => isInstallHintDue(today()))
  const { pathname } = useLocation()
  const atWork = useAtWork()
  const words = useImport(() => loadSections(['setting']).then(() => true), isDue)
  if (!isDue || words === null || atWork || routeOf(pathname)?.isTab !== true) return null
  const dismiss = () => {
    dismissInstallHint()
    setIsDue(false)
  }
  return (
    <OfferLine label={t('install')} closeLabel={t('installNever')} onClose={dismiss}>
      <span className={styles['text']}>{t(way === 'prompt' ? 'installText' : 'installShare')}</span>
      {way === 'prompt' && (
        <Button tone="plain" onClick={onInstall}>
          {t('installDo')}
        </Button>
      )}
    </OfferLine>
  )
}
