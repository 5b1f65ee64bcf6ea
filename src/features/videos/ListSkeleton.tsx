import { SkeletonRows } from '@/ui/skeletons'

/** In px, for a name of two lines. */
export const CARD_HEIGHT = 88

export function ListSkeleton() {
  return <SkeletonRows count={5} height={CARD_HEIGHT} lead="cover" />
}
