import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap={5}>
      <Skeleton height={68} />
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} height={76} />
      ))}
      <Skeleton height={48} />
    </Stack>
  )
}
