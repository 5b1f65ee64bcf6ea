import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isNewerBuildOut } from '@/shared/newer-build'
import { isMoneyRequestUnderWay } from '@/shared/open-money-requests'
import { Button } from '@/ui/Button'
import { useEvent } from '@/ui/use-event'
import { Bar } from './Bar'

const LOOK_AGAIN_MS = 30 * 60_000

/**
 * Looks when code did not arrive, which a newer build on the server explains, and when the page is
 * seen again after a while. It never reloads by itself, and not while `isBusy`.
 */
export function NewerBuildBar({ isBusy = isMoneyRequestUnderWay }: { isBusy?: () => boolean }) {
  const { t } = useTranslation('common')
  const [isOut, setIsOut] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const lookedAt = useRef(openedAt)
  const look = async () => {
    lookedAt.current = Date.now()
    if (await isNewerBuildOut()) setIsOut(true)
  }
  // A navigation asks `isBusy` again.
  useLocation()
  useEvent(window, 'vite:preloadError', () => void look())
  useEvent(document, 'visibilitychange', () => {
    if (!document.hidden && Date.now() - lookedAt.current >= LOOK_AGAIN_MS) void look()
  })
  const load = () => {
    if (isBusy()) setIsOut(false)
    else window.location.reload()
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
