import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'

export function FormSkeleton({ fields, head = 68 }: { fields: number; /** In px: of its notice. */ head?: number }) {
  return (
    <Stack gap={5}>
      <Skeleton height={head} />
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} height={76} />
      ))}
      <Skeleton height={48} />
    </Stack>
  )
}
