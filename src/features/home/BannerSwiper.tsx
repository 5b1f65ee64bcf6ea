import 'swiper/css'
import 'swiper/css/pagination'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { A11y, Keyboard, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { slideMs } from '@/ui/less-motion'
import { Picture } from '@/ui/Picture'
import styles from './BannerSwiper.module.css'

/** The carousel never moves by itself: nothing loops for attention. */
export default function BannerSwiper({ urls, children }: { urls: readonly string[]; children: ReactNode }) {
  const { t } = useTranslation('index')
  const total = urls.length + 1
  return (
    <Swiper
      className={styles['swiper'] ?? ''}
      modules={[A11y, Keyboard, Pagination]}
      keyboard
      speed={slideMs()}
      pagination={{ clickable: true }}
      a11y={{
        paginationBulletMessage: t('bannerOf', { number: '{{index}}', total }),
        slideLabelMessage: t('bannerOf', { number: '{{index}}', total }),
      }}
      spaceBetween={8}
    >
      <SwiperSlide>{children}</SwiperSlide>
      {urls.map((url, index) => (
        <SwiperSlide key={index}>
          <Picture
            className={styles['bannerPicture']}
            src={url}
            alt={t('bannerOf', { number: index + 2, total })}
            fallback={<span className={styles['bannerPicture']} />}
          />
        </SwiperSlide>
      ))}
    </Swiper>
  )
}
