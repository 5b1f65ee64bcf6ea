import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video } from '@/api/video-schema'
import { PartMissing } from '@/shared/load/PartMissing'
import { useSheets } from '@/shared/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { LoadingBlock } from '@/ui/skeletons'
import { formatVideoTime } from '@/lib/time'
import { useEvent } from '@/ui/use-event'
import { commandsFor } from './commands'
import { Controls } from './Controls'
import { setMuted } from './element'
import { hasPictureInPicture, isFullScreen, leaveAll, waitsForPicture } from './full-screen'
import { PlaybackMenu } from './PlaybackMenu'
import { PreviewEnded } from './PreviewEnded'
import { type LossReason, STEP_SECONDS, previewEnd } from './rules'
import { Stage } from './Stage'
import { codeLosses } from './stream'
import { useCaptions } from './use-captions'
import { useControlsShown } from './use-controls-shown'
import { useKeys } from './use-keys'
import { usePictureTaps } from './use-picture-taps'
import { usePlayback } from './use-playback'
import { useMediaSession, usePauseUnseen } from './use-presence'
import { usePreviewCap } from './use-preview-cap'
import { useStepMark } from './use-step-mark'
import { useStream } from './use-stream'
import { useMediaEvents } from './use-media-events'
import styles from './VideoPlayer.module.css'

/**
 * Mount it with the video's id as key.
 * @param props.children words under the picture, before those of the preview
 */
export default function VideoPlayer({
  video,
  hasFullView,
  startsMuted = false,
  children,
}: {
  video: Video
  hasFullView: boolean
  startsMuted?: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation('player')
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const playback = usePlayback(element)
  const captions = useCaptions(element)
  const sheets = useSheets<'previewEnded' | 'service'>()
  const length = playback.duration ?? video.durationSeconds
  const end = previewEnd(hasFullView, length)
  const shownLength = length !== null && Number.isFinite(length) ? length : null
  const stream = useStream({ element, video, end, startsAtOnce: startsMuted })
  const steps = useStepMark()
  const commands = commandsFor(element, stream, end, steps.show)
  const isFull = useFullScreen(element)
  const controls = useControlsShown(player, element, !stream.isStarted || stream.loss !== null || isMenuOpen)
  usePreviewCap(element, end, () => {
    if (element !== null) void leaveAll(element).catch(() => undefined)
    if (sheets.current === null) sheets.open('previewEnded')
  })
  usePauseUnseen(element)
  useMediaSession(stream.isStarted, video.name, video.posterUrl)
  useKeys(player, {
    ...commands,
    back: () => commands.step(-STEP_SECONDS),
    forward: () => commands.step(STEP_SECONDS),
  })
  // React sets `muted` only when it makes the element.
  useEffect(() => {
    if (element !== null && startsMuted) setMuted(element, true)
  }, [element, startsMuted])

  const onTap = usePictureTaps(stream.isStarted, { ...commands, toggleControls: controls.toggle })
  const hasPicture = useHasPicture(element)
  const isBusy = stream.isStarted && stream.loss === null && (playback.isWaiting || playback.duration === null)
  return (
    <section className={styles['player']} aria-label={t('player')} ref={setPlayer} data-resting={!controls.isShown}>
      <Stage
        video={video}
        elementRef={setElement}
        hasPicture={hasPicture}
        isBusy={isBusy}
        mark={steps.mark}
        isCovered={isMenuOpen || stream.loss !== null}
        onTap={onTap}
      >
        <Controls
          name={video.name}
          playback={playback}
          commands={commands}
          length={shownLength}
          end={end}
          isStarted={stream.isStarted}
          isShown={controls.isShown}
          isFull={isFull}
          canFill={!waitsForPicture(element)}
          canBeInPicture={hasPictureInPicture(element)}
          onTouch={controls.wake}
          menu={
            <PlaybackMenu
              isOpen={isMenuOpen}
              onChange={setMenuOpen}
              speed={playback.speed}
              qualities={stream.qualities}
              level={stream.level}
              onLevel={stream.chooseLevel}
              captions={captions}
              commands={commands}
            />
          }
          loss={
            stream.loss === null ? null : (
              <div className={styles['loss']}>
                <Loss reason={stream.loss.reason} onRetry={() => stream.start(stream.loss?.at)} />
              </div>
            )
          }
        />
      </Stage>
      {isBusy && (
        <span className="visually-hidden">
          <LoadingBlock label={t('loading')}>{null}</LoadingBlock>
        </span>
      )}
      <div className={styles['words']}>
        {children}
        <PreviewNote hasFullView={hasFullView} end={end} />
        {stream.resumedAt > 0 && <ResumedNote position={stream.resumedAt} onFromStart={() => commands.seek(0)} />}
      </div>
      {sheets.current !== null && (
        <PreviewEnded
          isAskingService={sheets.current === 'service'}
          onAskService={() => sheets.replaceWith('service')}
          onWatchAgain={() => {
            commands.seek(0)
            sheets.close()
          }}
          onClose={sheets.close}
        />
      )}
    </section>
  )
}

function Loss({ reason, onRetry }: { reason: LossReason | 'missing' | 'code'; onRetry: () => void }) {
  const { t } = useTranslation(['player', 'common'])
  if (reason === 'code') return <PartMissing loss={{ retry: onRetry, isRepeated: codeLosses() > 1 }} />
  // Smaller than other failures: the picture keeps its height.
  return (
    <div className={styles['lossRow']} role="alert">
      <p>{t(`lost.${reason}`)}</p>
      <Button tone="quiet" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

/** @param props.end of the preview, in seconds; null: the whole video may be watched */
function PreviewNote({ hasFullView, end }: { hasFullView: boolean; end: number | null }) {
  const { t } = useTranslation('player')
  if (hasFullView) return <p>{t('fullView')}</p>
  return <p>{end === null ? t('wholeVideo') : t('previewOf', { preview: formatVideoTime(end) })}</p>
}

function ResumedNote({ position, onFromStart }: { position: number; onFromStart: () => void }) {
  const { t } = useTranslation('player')
  return (
    <p role="status">
      <span>{t('resumed', { position: formatVideoTime(position) })}</span>{' '}
      <button type="button" className={styles['inline']} onClick={onFromStart}>
        {t('fromStart')}
      </button>
    </p>
  )
}

const LOADED = ['loadeddata'] as const
const MOVED = ['timeupdate'] as const
const EMPTIED = ['emptied'] as const
const MOVED_SECONDS = 0.3

/** Whether the element shows a picture of the stream; before, it is black. */
function useHasPicture(video: HTMLVideoElement | null): boolean {
  const [hasPicture, setHasPicture] = useState(false)
  useMediaEvents(video, EMPTIED, () => setHasPicture(false))
  useMediaEvents(video, LOADED, (element) => {
    // Loaded is not painted yet; Firefox before 132 does not tell them apart.
    if (typeof element.requestVideoFrameCallback === 'function')
      element.requestVideoFrameCallback(() => setHasPicture(true))
    else setHasPicture(true)
  })
  // A browser that paints nothing behind the poster reports no painted picture either.
  useMediaEvents(video, MOVED, ({ played }) => {
    if (played.length > 0 && played.end(0) - played.start(0) > MOVED_SECONDS) setHasPicture(true)
  })
  return hasPicture
}

/** Whether the player fills the screen. An iPhone's own full screen brings its own controls. */
function useFullScreen(video: HTMLVideoElement | null): boolean {
  const [isFull, setIsFull] = useState(false)
  useEvent(document, 'fullscreenchange', () => setIsFull(video !== null && isFullScreen(video)))
  return isFull
}
