import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { usePlatform } from '@/shared/member/member'
import { Note } from '@/ui/Note'
import styles from './DemoNote.module.css'

/**
 * The demo's videos and their plays are invented, and say so. Its place is kept while it is not
 * known whether they are.
 */
export function DemoNote() {
  const { t } = useTranslation('video')
  const platform = usePlatform()
  if (platform?.isDemo === false) return null
  return (
    <Note isCentered className={clsx(styles['note'], platform === undefined && styles['awaited'])}>
      {t('demo')}
    </Note>
  )
}
