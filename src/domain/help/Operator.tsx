import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { isolateRightToLeft } from '@/lib/bidi'
import { DottedLine } from '@/ui/DescriptionList'
import { Note } from '@/ui/Note'
import styles from './Operator.module.css'
import { usePlatform } from '@/domain/member/member'

/** A footer with the platform's own name, and the operator and the licence from the settings. */
export function Operator() {
  const { t } = useTranslation('shared')
  const name = usePlatform()?.name ?? ''
  return (
    <footer className={styles['operator']}>
      {name !== '' && <Note>{t('platform', { name: isolateRightToLeft(name) })}</Note>}
      <Note>
        <DottedLine
          parts={[
            t('operator', { name: config.operator || t('nonePublished') }),
            t('licence', { name: config.licence || t('nonePublished') }),
          ]}
        />
      </Note>
    </footer>
  )
}
