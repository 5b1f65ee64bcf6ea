import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { lazyPart } from '@/shared/lazy-part'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { ShortPeriod } from '@/ui/ShortPeriod'
import styles from './Banners.module.css'

/** Swiper is heavy and only the second banner needs it. */
const BannerSwiper = lazyPart(() => import('./BannerSwiper'), { waiting: ownAlone, missing: ownAlone })

function ownAlone({ children }: { children: ReactNode }): ReactNode {
  return children
}

/** @param urls the platform's, none before the browser is idle */
export function Banners({ urls, game }: { urls: readonly string[]; game: Game | undefined }) {
  const { t } = useTranslation('index')
  const own = <OwnBanner game={game} />
  return (
    <section className={styles['banners']} aria-label={t('banners')}>
      {urls.length > 0 ? <BannerSwiper urls={urls}>{own}</BannerSwiper> : own}
    </section>
  )
}

function OwnBanner({ game }: { game: Game | undefined }) {
  const { t } = useTranslation('index')
  return (
    <div className={styles['ownBanner']}>
      <p className={styles['ownDraw']}>
        {game !== undefined && game.drawnNumbers !== null && (
          <>
            <span>
              <b>{game.name}</b> <ShortPeriod id={game.drawnPeriod} />
            </span>{' '}
            <DrawnNumbers numbers={game.drawnNumbers} />
          </>
        )}
      </p>
      <Link
        className={styles['ownTitle']}
        to={game === undefined ? paths.draws() : paths.draw(game)}
        state={{ opens: 'rules' }}
      >
        {t('bannerTitle')}
      </Link>
      <p>{t('bannerText')}</p>
    </div>
  )
}
