import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { prefersLessMotion } from '@/ui/less-motion'
import { Picture } from '@/ui/Picture'
import styles from './MoreBanners.module.css'

type Row = RefObject<HTMLDivElement | null>

/** The pictures come once the row is touched or has a key: they lie beyond its edge. */
export function BannerPictures({ urls, row }: { urls: readonly string[]; row: Row }) {
  const { t } = useTranslation('index')
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const element = row.current
    const onTouch = () => setIsTouched(true)
    for (const name of TOUCHES) element?.addEventListener(name, onTouch, { passive: true })
    return () => {
      for (const name of TOUCHES) element?.removeEventListener(name, onTouch)
    }
  }, [row])
  return urls.map((url, index) => (
    <Picture
      key={index}
      className={styles['picture']}
      src={url}
      alt={t('bannerOf', { number: index + 2, total: urls.length + 1 })}
      fallback={null}
      isLazy={!isTouched}
    />
  ))
}

const TOUCHES = ['pointerdown', 'focusin', 'scroll'] as const

export function BannerDots({ total, row }: { total: number; row: Row }) {
  const { t } = useTranslation('index')
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const onScroll = () => setShown(Math.round(element.scrollLeft / element.clientWidth))
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [row])
  const show = (index: number) => {
    const element = row.current
    const left = element?.children[index]?.getBoundingClientRect().left ?? 0
    const behavior = prefersLessMotion() ? 'instant' : 'smooth'
    element?.scrollBy({ left: left - element.getBoundingClientRect().left, behavior })
  }
  return (
    <div className={styles['dots']}>
      {Array.from({ length: total }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles['dot']}
          aria-label={t('bannerOf', { number: index + 1, total })}
          aria-current={index === shown ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  )
}
