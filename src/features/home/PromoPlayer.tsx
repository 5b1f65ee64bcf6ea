import type { Video } from '@/api/video-schema'
import { loadSections } from '@/i18n'
import { useMember } from '@/shared/use-member'
import VideoPlayer from '@/shared/player/VideoPlayer'

/** Home loads the player's words only for a video. @throws when they do not arrive. */
export const loadWords = () => loadSections(['player'])

export function PromoPlayer({ video }: { video: Video }) {
  const member = useMember()
  return <VideoPlayer video={video} hasFullView={member.data?.hasFullView === true} startsMuted />
}
