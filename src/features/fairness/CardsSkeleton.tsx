import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'

/**
 * Cards that are worked out. They keep their place, for others stand beneath.
 * @param heights CSS pixels
 */
export function CardsSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <Stack>
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Stack>
  )
}

export function CardLoading({ height }: { height: number }) {
  return (
    <LoadingBlock>
      <Skeleton height={height} />
    </LoadingBlock>
  )
}
