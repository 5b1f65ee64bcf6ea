import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigationType } from 'react-router-dom'
import type { Video } from '@/api/video-schema'
import { videoQueries } from '@/api/videos'
import { forgetPosition, unfinished, usePositions } from '@/shared/player/positions'
import { Poster, WatchedBar } from '@/shared/player/WatchedBar'
import { formatVideoTime } from '@/lib/time'
import { paths } from '@/paths'
import { useIsLoggedIn } from '@/session/store'
import { announce } from '@/ui/feedback'
import { IconButton } from '@/ui/Button'
import { SectionHeading } from '@/ui/text'
import { Skeleton } from '@/ui/skeletons'
import styles from './ContinueRow.module.css'

/** Each is one request. */
const MOST_SHOWN = 6
const HEADING = 'continue'

export interface Continued {
  id: string
  /** In seconds. */
  at: number
  /** Undefined while it loads. */
  video: Video | undefined
}

/** What this member has left in the middle, the last watched first. */
export function useContinued(): readonly Continued[] {
  const isLoggedIn = useIsLoggedIn()
  const started = unfinished(usePositions()).slice(0, isLoggedIn ? MOST_SHOWN : 0)
  return useQueries({
    queries: started.map(({ id }) => videoQueries.video(id)),
    // One that the platform no longer has is left out.
    combine: (videos) =>
      started.flatMap(({ id, at }, index) =>
        videos[index]?.isError === true ? [] : [{ id, at, video: videos[index]?.data }],
      ),
  })
}

export function ContinueRow({ items }: { items: readonly Continued[] }) {
  const section = useRef<HTMLElement>(null)
  useKeptPlace(section)
  return items.length > 0 ? <Row items={items} ref={section} /> : null
}

function Row({ items, ref }: { items: readonly Continued[]; ref: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('video')
  const remove = (id: string) => {
    const at = items.findIndex((item) => item.id === id)
    const next = items[at + 1] ?? items[at - 1]
    forgetPosition(id)
    announce(t('continueRemoved'))
    // Where the focus was is gone.
    const heir =
      next === undefined
        ? document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        : ref.current?.querySelector<HTMLElement>(`[data-video="${CSS.escape(next.id)}"] button`)
    heir?.focus()
  }
  return (
    <section ref={ref} aria-labelledby={HEADING} className={styles['section']}>
      <SectionHeading id={HEADING}>{t('continue')}</SectionHeading>
      <ul className={styles['row']} aria-labelledby={HEADING} tabIndex={0}>
        {items.map(({ id, at, video }) => (
          <li key={id} className={styles['item']} data-video={id}>
            {video === undefined ? (
              <Skeleton height="100%" />
            ) : (
              <>
                <Link className={styles['card']} to={paths.video(id)} draggable={false}>
                  <span className={styles['cover']}>
                    <Poster video={video} className={styles['picture']} />
                    <WatchedBar video={video} />
                  </span>
                  <b className={styles['name']}>{video.name}</b>
                  <span className="visually-hidden">{t('watchedTo', { position: formatVideoTime(at) })}</span>
                </Link>
                <span className={styles['remove']}>
                  <IconButton
                    icon="close"
                    label={t('continueRemove', { name: video.name })}
                    onClick={() => remove(id)}
                  />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In px: how high the row was when the hall was left; 0 where there was none. */
let leftHeight = 0

/** Back in the hall, the list stands where it was left, though the row has come above it. */
function useKeptPlace(section: { current: HTMLElement | null }): void {
  const type = useNavigationType()
  const come = useEffectEvent(() => {
    const more = (section.current?.offsetHeight ?? 0) - leftHeight
    leftHeight += more
    if (type !== 'POP' || more === 0) return undefined
    // The place itself is restored after this.
    return setTimeout(() => window.scrollY > 0 && window.scrollBy(0, more))
  })
  const leave = useEffectEvent(() => {
    leftHeight = section.current?.offsetHeight ?? 0
  })
  useLayoutEffect(() => () => leave(), [])
  useEffect(() => {
    const timer = come()
    return () => clearTimeout(timer)
  }, [])
}
