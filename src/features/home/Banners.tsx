import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/shared/lazy-part'
import { useIdleTask } from '@/shared/use-idle'
import { DrawnNumbers } from '@/ui/DrawnNumbers'
import styles from './Banners.module.css'

/** Swiper is heavy and only the second banner needs it, so it loads after the first paint. */
const BannerSwiper = lazyPart(() => import('./BannerSwiper'), { waiting: ownAlone, missing: ownAlone })

function ownAlone({ children }: { children: ReactNode }): ReactNode {
  return children
}

export function Banners({
  urls,
  numbers,
}: {
  urls: readonly string[]
  numbers: readonly [number, number, number] | null
}) {
  const { t } = useTranslation('index')
  const [isIdle, setIsIdle] = useState(false)
  useIdleTask(() => setIsIdle(true))
  const own = <OwnBanner numbers={numbers} />
  return (
    <section className={styles['banners']} aria-label={t('banners')}>
      {isIdle && urls.length > 0 ? <BannerSwiper urls={urls}>{own}</BannerSwiper> : own}
    </section>
  )
}

function OwnBanner({ numbers }: { numbers: readonly [number, number, number] | null }) {
  const { t } = useTranslation('index')
  return (
    <div className={styles['ownBanner']}>
      <div className={styles['ownTiles']}>{numbers !== null && <DrawnNumbers numbers={numbers} />}</div>
      <p className={styles['ownTitle']}>{t('bannerTitle')}</p>
      <p className={styles['ownText']}>{t('bannerText')}</p>
    </div>
  )
}
