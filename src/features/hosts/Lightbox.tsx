import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextIndex } from '@/lib/next-index'
import { Icon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { Picture } from '@/ui/Picture'
import { Sheet } from '@/ui/Sheet'
import styles from './Lightbox.module.css'

/**
 * Pictures over the whole screen: swiped, or led by arrow keys and buttons. On our sheet, since antd-mobile's viewer is no dialog to a
 * screen reader and hears no key.
 */
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
  const { t } = useTranslation(['hosts', 'common'])
  const total = imageUrls.length
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(Math.min(start, total - 1))
  const first = useRef(at)
  /** Where a key or a button is leading; what is passed on the way is not where the member is. */
  const target = useRef<number | null>(null)
  const show = (next: number) => {
    if (next === at) return
    target.current = next
    setAt(next)
    track.current?.scrollTo({ left: next * track.current.clientWidth })
  }
  useLayoutEffect(() => {
    track.current?.scrollTo({ left: first.current * track.current.clientWidth, behavior: 'instant' })
  }, [])
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const next = nextIndex(event.key, at, total, 'stop')
      if (next === null) return
      event.preventDefault()
      show(next)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  const onScroll = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 0 }
    const place = clientWidth === 0 ? at : scrollLeft / clientWidth
    if (Math.abs(place - Math.round(place)) > 0.02) return
    if (target.current !== null && target.current !== Math.round(place)) return
    target.current = null
    setAt(Math.round(place))
  }
  return (
    <Sheet title={name} from="everywhere" onClose={onClose}>
      <div className={styles['lightbox']}>
        <ul
          className={styles['track']}
          ref={track}
          aria-label={t('pictures')}
          tabIndex={0}
          onScroll={onScroll}
          onTouchStart={() => (target.current = null)}
        >
          {imageUrls.map((src, place) => (
            <li key={place} className={styles['slide']} aria-hidden={place !== at}>
              <Picture
                className={styles['picture']}
                src={src}
                alt={t('pictureOf', { name, number: place + 1, total })}
                isLazy={false}
                fallback={
                  <>
                    <Icon name="warning" size={32} />
                    {t('pictureFailed')}
                  </>
                }
              />
            </li>
          ))}
        </ul>
        {total > 1 && (
          <div className={styles['controls']}>
            <IconButton icon="back" label={t('previous')} onClick={() => show(Math.max(at - 1, 0))} />
            <p className="num" role="status">
              {t('position', { number: at + 1, total })}
            </p>
            <IconButton icon="forward" label={t('next')} onClick={() => show(Math.min(at + 1, total - 1))} />
          </div>
        )}
      </div>
    </Sheet>
  )
}
