import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from './lazy-part'
import styles from './PaidTotals.module.css'

/** What a member has paid in and been paid out, above a form that moves money; no form waits. */
export const PaidTotals = lazyPart(() => import('./PaidTotalsCard'), {
  sections: ['report', 'record'],
  waiting: () => (
    <Card tight>
      <div className={styles['waiting']}>
        <Skeleton height={18} />
      </div>
    </Card>
  ),
})
