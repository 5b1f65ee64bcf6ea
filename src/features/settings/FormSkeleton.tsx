import { Skeleton } from '@/ui/Skeleton'
import styles from './Form.module.css'

/** A form on its way: a notice, its fields, its button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={styles['skeleton']}>
      <Skeleton height={68} />
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} height={76} />
      ))}
      <Skeleton height={48} />
    </div>
  )
}
