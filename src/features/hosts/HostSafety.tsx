import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import ContactDialog from '@/shared/help/ContactDialog'
import { lazyPart } from '@/shared/load/lazy-part'
import { useSheets } from '@/shared/sheets/use-sheets'
import { TextButton } from '@/ui/TextButton'
import styles from './HostSafety.module.css'

/** With the words of customer service, which no other part of this screen needs. */
const HostReport = lazyPart(() => import('./HostReport'))

/** What to mind before a meeting, and the way to report a host. */
export function HostSafety({ id, name, city }: { id: string; name: string; city: City | null }) {
  const { t } = useTranslation('hosts')
  const sheets = useSheets<'report' | 'reportService'>()
  return (
    <div className={styles['safety']}>
      <h2>{t('safetyTitle')}</h2>
      <p className={styles['text']}>{t('safetyText')}</p>
      <TextButton onClick={() => sheets.open('report')}>{t('report')}</TextButton>
      {sheets.current === 'report' && (
        <HostReport
          id={id}
          name={name}
          city={city}
          onAskService={() => sheets.replaceWith('reportService')}
          onClose={sheets.close}
        />
      )}
      {sheets.current === 'reportService' && <ContactDialog text={t('reportText')} onClose={sheets.close} />}
    </div>
  )
}
