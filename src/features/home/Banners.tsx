import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { useIdleImport } from '@/shared/load/use-idle'
import styles from './Banners.module.css'

/**
 * Our own banner, and the platform's behind it. The row never moves by itself.
 * @param urls the platform's, shown once the browser is idle
 * @param game whose odds our own banner leads to
 */
export function Banners({ urls, game }: { urls: readonly string[]; game: Game | undefined }) {
  const { t } = useTranslation('index')
  const more = useIdleImport(() => import('./PlatformBanners'), urls.length > 0)
  const total = more === null ? 1 : urls.length + 1
  const [chosen, choose] = useState(0)
  const at = Math.min(chosen, total - 1)
  const frame = useRef<HTMLDivElement>(null)
  const [canSwipe, setCanSwipe] = useState(false)
  return (
    <section className={styles['banners']} aria-label={t('banners')}>
      <div ref={frame} className={styles['frame']}>
        <div className={styles['strip']}>
          <div className={styles['slide']} inert={at !== 0}>
            <div className={styles['ownBanner']}>
              <Link className={styles['ownTitle']} to={game === undefined ? paths.draws() : paths.draw(game)}>
                {t('bannerTitle')}
              </Link>
            </div>
          </div>
          {more !== null &&
            urls.map((url, index) => (
              <div key={index} className={styles['slide']} inert={at !== index + 1}>
                <more.BannerPicture
                  src={url}
                  number={index + 2}
                  total={total}
                  isLazy={!canSwipe || Math.abs(index + 1 - at) > 1}
                />
              </div>
            ))}
        </div>
      </div>
      {more !== null && (
        <more.BannerDots
          frame={frame}
          strip={styles['strip']}
          slide={styles['slide']}
          total={total}
          at={at}
          onChoose={choose}
          onReady={() => setCanSwipe(true)}
        />
      )}
    </section>
  )
}
