import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { markFirstScreen, useModule } from '@/kit/load/module'
import { useIsIdle } from '@/kit/load/use-idle'
import { Picture } from '@/ui/Picture'
import styles from './Banners.module.css'

/**
 * Shows the platform's banners, which never advance by themselves, or our own banner if the
 * platform sends none (reading 108). `urls` is undefined until it is known whether the platform has
 * banners. Our own banner links to `game`; without a game it links to all draws.
 */
export function Banners({ urls, game }: { urls: readonly string[] | undefined; game: Game | undefined }) {
  const { t } = useTranslation('index')
  return (
    <section className={styles['banners']} aria-label={t('banners')}>
      {urls !== undefined && urls.length > 0 ? (
        <PlatformBanners urls={urls} />
      ) : (
        <div className={styles['own']}>
          {urls !== undefined && (
            <Link className={styles['ownTitle']} to={game === undefined ? paths.draws() : paths.draw(game)}>
              {t('bannerTitle')}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

/**
 * If there are several pictures, the module of the dots loads when the browser is idle. This
 * module also handles swipes.
 */
function PlatformBanners({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('index')
  const total = urls.length
  const isIdle = useIsIdle()
  const dotsModule = useModule(
    markFirstScreen(() => import('./BannerDots')),
    isIdle && total > 1,
  )
  const [chosenIndex, chooseIndex] = useState(0)
  const shownIndex = Math.min(chosenIndex, total - 1)
  const frame = useRef<HTMLDivElement>(null)
  const [canSwipe, setCanSwipe] = useState(false)
  const pictureOf = (url: string, index: number): ReactNode => (
    <div key={index} className={styles['slide']} inert={shownIndex !== index}>
      {[styles['ground'], styles['picture']].map((className) => (
        <Picture
          key={className}
          className={className}
          src={url}
          alt={className === styles['ground'] ? '' : t('bannerOf', { number: index + 1, total })}
          fallback={null}
          isLazy={index !== shownIndex && (!canSwipe || Math.abs(index - shownIndex) > 1)}
        />
      ))}
    </div>
  )
  return (
    <>
      <div ref={frame} className={styles['frame']}>
        <div className={styles['strip']}>{urls.map(pictureOf)}</div>
      </div>
      {dotsModule !== null && (
        <dotsModule.default
          frame={frame}
          strip={styles['strip']}
          slide={styles['slide']}
          total={total}
          currentIndex={shownIndex}
          onChoose={chooseIndex}
          onReady={() => setCanSwipe(true)}
        />
      )}
    </>
  )
}
