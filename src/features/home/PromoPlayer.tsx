import type { Video } from '@/api/video-schema'
import { loadSections } from '@/i18n'
import { useMember } from '@/shared/use-member'
import VideoPlayer from '@/shared/player/VideoPlayer'

/** Home does not say the player's words until it is asked to play. @throws when they do not arrive. */
export const loadWords = () => loadSections(['player'])

/** The promo video, played where its poster stood: at once and muted, by the same rules as on its own screen. */
export function PromoPlayer({ video }: { video: Video }) {
  const member = useMember()
  return <VideoPlayer video={video} hasFullView={member.data?.hasFullView === true} startsMuted />
}
