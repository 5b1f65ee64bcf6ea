import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video } from '@/api/video-schema'
import { formatDuration } from '@/lib/time'
import { useSheets } from '@/shared/use-sheets'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { Controls } from './Controls'
import { seekTo, setMuted, setSpeed, showCaptions, stepBy, togglePlaying } from './element'
import { leaveAll, toggleFullScreen, togglePictureInPicture } from './full-screen'
import styles from './Player.module.css'
import { PlayerIcon } from './PlayerIcon'
import { previewEnd, STEP_SECONDS } from './rules'
import { useCaptions } from './use-captions'
import { useKeys } from './use-keys'
import { usePlayback } from './use-playback'
import { useMediaSession, usePauseUnseen } from './use-presence'
import { usePreviewCap } from './use-preview-cap'
import { useStream } from './use-stream'

const PreviewEnded = lazy(() => import('./PreviewEnded'))

/**
 * The one player: a poster in a reserved box, a stream once the member asks for it, and its controls. Mount it with the video's id
 * as key. Without the full-view right it plays to the preview's end, and says so before (readings 51, 52).
 */
export default function VideoPlayer({
  video,
  hasFullView,
  startsMuted = false,
}: {
  video: Video
  hasFullView: boolean
  /** Plays at once and without sound: for a member who tapped the poster that stood here. */
  startsMuted?: boolean
}) {
  const { t } = useTranslation('player')
  const player = useRef<HTMLElement>(null)
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const playback = usePlayback(element)
  const captions = useCaptions(element)
  const sheets = useSheets<'previewEnded' | 'service'>()
  const end = previewEnd(hasFullView, playback.duration ?? video.durationSeconds)
  const stream = useStream({ element, video, end, startsAtOnce: startsMuted })
  usePreviewCap(element, end, () => {
    if (element !== null) void leaveAll(element).catch(() => undefined)
    if (sheets.current === null) sheets.open('previewEnded')
  })
  usePauseUnseen(element)
  useMediaSession(stream.isStarted, video.name, video.posterUrl)

  // Muted is a property of the element that React sets only as it is made.
  useEffect(() => {
    if (element !== null && startsMuted) setMuted(element, true)
  }, [element, startsMuted])

  const withElement = (act: (video: HTMLVideoElement) => unknown) => () => {
    if (element !== null) act(element)
  }
  const seek = (position: number) => {
    if (element !== null && stream.isStarted) seekTo(element, position, end)
  }
  const step = (seconds: number) => {
    if (element !== null && stream.isStarted) stepBy(element, seconds, end)
  }
  const commands = {
    toggle: withElement((video) => (stream.isStarted ? togglePlaying(video) : stream.start())),
    seek,
    step,
    mute: withElement((video) => setMuted(video, !video.muted)),
    setSpeed: (speed: number) => withElement((video) => setSpeed(video, speed))(),
    showCaptions: (index: number | null) => withElement((video) => showCaptions(video, index))(),
    // Both are refused where the phone has a setting against them: then nothing changes.
    fullScreen: withElement((video) => toggleFullScreen(video).catch(() => undefined)),
    pictureInPicture: withElement((video) => togglePictureInPicture(video).catch(() => undefined)),
  }
  useKeys(player, {
    toggle: commands.toggle,
    back: () => step(-STEP_SECONDS),
    forward: () => step(STEP_SECONDS),
    mute: commands.mute,
    fullScreen: commands.fullScreen,
  })
  const isBusy = stream.isStarted && stream.loss === null && (playback.isWaiting || playback.duration === null)
  const words = useCapWords(hasFullView, end, playback.duration ?? video.durationSeconds)
  return (
    <section className={styles['player']} aria-label={t('player')} ref={player}>
      {/* For a pointer only: keyboard and screen reader have the button Play. */}
      <div className={styles['stage']} onClick={stream.loss === null ? commands.toggle : undefined} aria-hidden="true">
        <video ref={setElement} className={styles['video']} playsInline preload="none" tabIndex={-1} />
        {!stream.isStarted && (
          <>
            <Picture
              className={styles['poster']}
              src={video.posterUrl}
              alt=""
              isLazy={false}
              fallback={<Icon name="video" size={40} />}
            />
            <span className={styles['start']}>
              <PlayerIcon name="play" size={34} />
            </span>
          </>
        )}
        {isBusy && <span className={styles['busy']} />}
      </div>
      {isBusy && (
        <span className="visually-hidden">
          <LoadingBlock label={t('loading')}>{null}</LoadingBlock>
        </span>
      )}
      {stream.loss !== null && (
        <div className={styles['loss']}>
          <ErrorBlock text={t(`lost.${stream.loss.reason}`)} onRetry={() => stream.start(stream.loss?.at)} />
        </div>
      )}
      <Controls
        playback={playback}
        commands={commands}
        captions={captions}
        end={end ?? playback.duration ?? video.durationSeconds}
        isStarted={stream.isStarted}
      />
      <p className={styles['cap']}>{words}</p>
      {stream.resumedAt > 0 && (
        <p className={styles['resumed']} role="status">
          {t('resumed', { position: formatDuration(stream.resumedAt) })}{' '}
          <button type="button" className={styles['inline']} onClick={() => seek(0)}>
            {t('fromStart')}
          </button>
        </p>
      )}
      <Suspense fallback={null}>
        {(sheets.current === 'previewEnded' || sheets.current === 'service') && (
          <PreviewEnded
            isAskingService={sheets.current === 'service'}
            onAskService={() => sheets.replaceWith('service')}
            onWatchAgain={() => {
              seek(0)
              sheets.close()
            }}
            onClose={sheets.close}
          />
        )}
      </Suspense>
    </section>
  )
}

/** What is said of the length before anything plays. */
function useCapWords(hasFullView: boolean, end: number | null, duration: number | null): string {
  const { t } = useTranslation('player')
  if (hasFullView) return t('fullView')
  if (end === null) return t('wholeVideo')
  const preview = formatDuration(end)
  return duration === null
    ? t('previewOfUnknown', { preview })
    : t('previewOf', { preview, length: formatDuration(duration) })
}
