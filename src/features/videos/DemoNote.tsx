import { useTranslation } from 'react-i18next'
import { usePlatform } from '@/shared/use-platform'
import { Note } from '@/ui/Note'
import styles from './DemoNote.module.css'

/** The demo's videos and their plays are invented, and say so. */
export function DemoNote() {
  const { t } = useTranslation('video')
  return usePlatform()?.isDemo === true ? (
    <Note isCentered className={styles['note']}>
      {t('demo')}
    </Note>
  ) : null
}
