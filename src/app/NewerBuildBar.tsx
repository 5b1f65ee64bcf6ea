import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isNewerBuildOut, NEWER_BUILD, TAKE_BUILD } from '@/shared/newer-build'
import { isMoneyRequestUnderWay } from '@/shared/open-money-requests'
import { Button } from '@/ui/Button'
import { useEvent } from '@/ui/use-event'
import { Bar } from './Bar'

/**
 * Looks when code did not arrive, which a newer build on the server explains; `device/Builds` tells
 * of one that has arrived. It never reloads by itself, and not while `isBusy`.
 */
export function NewerBuildBar({ isBusy = isMoneyRequestUnderWay }: { isBusy?: () => boolean }) {
  const { t } = useTranslation('common')
  const [isOut, setIsOut] = useState(false)
  // A navigation asks `isBusy` again.
  useLocation()
  useEvent(window, 'vite:preloadError', () => void isNewerBuildOut().then((isNewer) => isNewer && setIsOut(true)))
  useEvent(window, NEWER_BUILD, ({ detail }) => setIsOut(detail))
  const load = () => {
    if (isBusy()) setIsOut(false)
    else if (window.dispatchEvent(new Event(TAKE_BUILD, { cancelable: true }))) window.location.reload()
  }
  if (!isOut || isBusy()) return null
  return (
    <Bar
      icon="refresh"
      text={t('newer.text')}
      action={
        <Button tone="plain" onClick={load}>
          {t('newer.load')}
        </Button>
      }
    />
  )
}
