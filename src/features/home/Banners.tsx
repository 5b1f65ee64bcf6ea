import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@/api/games'
import { paths } from '@/paths'
import { useIdleImport } from '@/shared/use-idle'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import { ShortPeriod } from '@/ui/ShortPeriod'
import styles from './Banners.module.css'

/**
 * Our own banner, and the platform's behind it. They lie in a row that the browser scrolls and
 * snaps: no library could answer the first finger, and none is needed after it. The row never moves
 * by itself: nothing loops for attention.
 */
export function Banners({ urls, game }: { urls: readonly string[]; game: Game | undefined }) {
  const { t } = useTranslation('index')
  const row = useRef<HTMLDivElement>(null)
  const more = useIdleImport(() => import('./MoreBanners'), urls.length > 0)
  const hasMore = more !== null && urls.length > 0
  return (
    <section className={styles['banners']} aria-label={t('banners')}>
      <div ref={row} className={styles['row']}>
        <OwnBanner game={game} />
        {hasMore && <more.BannerPictures urls={urls} row={row} />}
      </div>
      {hasMore && <more.BannerDots total={urls.length + 1} row={row} />}
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
