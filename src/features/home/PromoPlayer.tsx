import type { Video } from '@/api/video-schema'
import { useKnownMember } from '@/shared/member/member'
import VideoPlayer from '@/shared/player/VideoPlayer'

export default function PromoPlayer({ video }: { video: Video }) {
  const member = useKnownMember()
  return <VideoPlayer video={video} hasFullView={member.data?.hasFullView === true} startsMuted />
}
