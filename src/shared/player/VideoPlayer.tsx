import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video } from '@/api/video-schema'
import { PartMissing } from '@/shared/PartMissing'
import { useSheets } from '@/shared/use-sheets'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { commandsFor } from './commands'
import { Controls } from './Controls'
import { setMuted } from './element'
import { leaveAll } from './full-screen'
import styles from './VideoPlayer.module.css'
import { PreviewNote, ResumedNote } from './PlayerNotes'
import { PreviewEnded } from './PreviewEnded'
import { previewEnd, STEP_SECONDS, type LossReason } from './rules'
import { Stage } from './Stage'
import { codeLosses } from './stream'
import { useCaptions } from './use-captions'
import { useKeys } from './use-keys'
import { usePlayback } from './use-playback'
import { useMediaSession, usePauseUnseen } from './use-presence'
import { usePreviewCap } from './use-preview-cap'
import { useStream } from './use-stream'

/** Mount it with the video's id as key. */
export default function VideoPlayer({
  video,
  hasFullView,
  startsMuted = false,
}: {
  video: Video
  hasFullView: boolean
  startsMuted?: boolean
}) {
  const { t } = useTranslation('player')
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const playback = usePlayback(element)
  const captions = useCaptions(element)
  const sheets = useSheets<'previewEnded' | 'service'>()
  const length = playback.duration ?? video.durationSeconds
  const end = previewEnd(hasFullView, length)
  const stream = useStream({ element, video, end, startsAtOnce: startsMuted })
  const commands = commandsFor(element, stream, end)
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

  const isBusy = stream.isStarted && stream.loss === null && (playback.isWaiting || playback.duration === null)
  return (
    <section className={styles['player']} aria-label={t('player')} ref={setPlayer}>
      <Stage
        video={video}
        elementRef={setElement}
        isStarted={stream.isStarted}
        isBusy={isBusy}
        onTap={stream.loss === null ? commands.toggle : undefined}
      />
      {isBusy && (
        <span className="visually-hidden">
          <LoadingBlock label={t('loading')}>{null}</LoadingBlock>
        </span>
      )}
      {stream.loss !== null && (
        <div className={styles['loss']}>
          <Loss reason={stream.loss.reason} onRetry={() => stream.start(stream.loss?.at)} />
        </div>
      )}
      <Controls
        playback={playback}
        commands={commands}
        captions={captions}
        end={end ?? length}
        isStarted={stream.isStarted}
      />
      <PreviewNote hasFullView={hasFullView} end={end} length={length} />
      {stream.resumedAt > 0 && <ResumedNote position={stream.resumedAt} onFromStart={() => commands.seek(0)} />}
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
  const { t } = useTranslation('player')
  if (reason === 'code') return <PartMissing loss={{ retry: onRetry, isRepeated: codeLosses() > 1 }} />
  return <ErrorBlock text={t(`lost.${reason}`)} onRetry={onRetry} />
}
