import type { Video } from '@/api/video-schema'
import { useMember } from '@/shared/use-member'
import VideoPlayer from '@/shared/player/VideoPlayer'

export default function PromoPlayer({ video }: { video: Video }) {
  const member = useMember()
  return <VideoPlayer video={video} hasFullView={member.data?.hasFullView === true} startsMuted />
}
