import type { Video } from '@/api/video-schema'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'

/** For the eye alone: the video's name stands beside it. */
export function Poster({ video, className }: { video: Video; className: string | undefined }) {
  return <Picture className={className} src={video.posterUrl} alt="" fallback={<Icon name="video" size={28} />} />
}
