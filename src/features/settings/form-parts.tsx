import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/skeletons'
import { Stack } from '@/ui/Stack'
import styles from './form-parts.module.css'

/** @param step which of several the form is; false where it stands alone */
export function FormNotice({ step = false, children }: { step?: string | false; children: ReactNode }) {
  return (
    <div className={styles['notice']}>
      {step !== false && <b>{step}</b>}
      <p>{children}</p>
    </div>
  )
}

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
