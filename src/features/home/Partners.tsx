import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Eyebrow } from '@/ui/Eyebrow'
import { SectionHeading } from '@/ui/SectionHeading'
import { Picture } from '@/ui/Picture'
import styles from './Partners.module.css'

/** Logos come from the build alone, and their caption vouches for nothing (reading 82). */
export function Partners() {
  const { t } = useTranslation('index')
  if (config.partners.length === 0) return null
  return (
    <section aria-labelledby="partners">
      <SectionHeading id="partners">{t('partners')}</SectionHeading>
      <ul className={styles['partners']}>
        {config.partners.map((url) => (
          <li key={url}>
            <Picture src={url} alt="" className={styles['partner']} fallback={null} />
          </li>
        ))}
      </ul>
      <Eyebrow>{t('partnersCaption')}</Eyebrow>
    </section>
  )
}
