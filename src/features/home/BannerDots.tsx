import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSwipe } from '@/kit/use-swipe'
import styles from './BannerDots.module.css'

const BANNER_GAP_PX = 8

/** Shows a dot for each banner, and lets the banners in `frame` follow a swipe. */
export default function BannerDots({
  frame,
  strip,
  slide,
  total,
  currentIndex,
  onChoose,
  onReady,
}: {
  frame: RefObject<HTMLElement | null>
  /** Class of the row of banners; `slide` is the class of one banner. */
  strip: string | undefined
  slide: string | undefined
  total: number
  currentIndex: number
  onChoose: (index: number) => void
  onReady: () => void
}) {
  const { t } = useTranslation('index')
  useSwipe(frame, currentIndex, total, onChoose, { strip, slide, gap: BANNER_GAP_PX, isAnimated: true, onReady })
  return (
    <div className={styles['dots']}>
      {Array.from({ length: total }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles['dot']}
          aria-label={t('bannerOf', { number: index + 1, total })}
          aria-current={index === currentIndex ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  )
}
