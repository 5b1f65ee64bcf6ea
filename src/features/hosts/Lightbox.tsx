import 'swiper/css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swiper as SwiperInstance } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { nextIndex } from '@/ui/Tabs'
import { EDGE_PX } from '@/kit/use-swipe'
import { Icon } from '@/ui/icons'
import { IconButton } from '@/ui/Button'
import { slideMs } from '@/ui/motion'
import { Picture } from '@/ui/Picture'
import { Sheet } from '@/ui/Sheet'
import { useEvent } from '@/ui/use-event'
import styles from './Lightbox.module.css'

export default function Lightbox({
  name,
  imageUrls,
  start,
  onClose,
}: {
  name: string
  imageUrls: readonly string[]
  start: number
  onClose: () => void
}) {
  const { t } = useTranslation('hosts')
  const total = imageUrls.length
  const [index, setIndex] = useState(Math.min(start, total - 1))
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  // Keys are handled here, because Swiper's keyboard module does not handle Home and End.
  useEvent(document, 'keydown', (event) => {
    const targetIndex = nextIndex(event, index, total, 'stop')
    if (targetIndex === null) return
    event.preventDefault()
    swiper?.slideTo(targetIndex)
  })
  return (
    <Sheet title={name} from="everywhere" onClose={onClose}>
      <div className={styles['lightbox']}>
        <Swiper
          className={styles['track']}
          role="group"
          aria-label={t('pictures')}
          wrapperTag="ul"
          initialSlide={index}
          speed={slideMs()}
          edgeSwipeDetection
          edgeSwipeThreshold={EDGE_PX}
          onSwiper={setSwiper}
          onSlideChange={({ activeIndex }) => setIndex(activeIndex)}
        >
          {imageUrls.map((src, slide) => (
            // The index is the key, because the same address may occur twice.
            <SwiperSlide key={slide} tag="li" className={styles['slide']} aria-hidden={slide !== index}>
              <Picture
                className={styles['picture']}
                src={src}
                alt={t('pictureOf', { name, number: slide + 1, total })}
                isLazy={false}
                fallback={
                  <>
                    <Icon name="warning" size={32} />
                    <span>{t('pictureFailed')}</span>
                  </>
                }
              />
            </SwiperSlide>
          ))}
        </Swiper>
        {total > 1 && <StepButtons index={index} total={total} swiper={swiper} />}
      </div>
    </Sheet>
  )
}

function StepButtons({ index, total, swiper }: { index: number; total: number; swiper: SwiperInstance | null }) {
  const { t } = useTranslation('hosts')
  return (
    <div className={styles['controls']}>
      {/* `aria-disabled`, because `disabled` would take the focus from a button at the last
          picture. */}
      <IconButton icon="back" label={t('previous')} aria-disabled={index === 0} onClick={() => swiper?.slidePrev()} />
      <p className="num" role="status">
        {t('position', { number: index + 1, total })}
      </p>
      <IconButton
        icon="forward"
        label={t('next')}
        aria-disabled={index === total - 1}
        onClick={() => swiper?.slideNext()}
      />
    </div>
  )
}
