import { useTranslation } from 'react-i18next'
import { Stack } from '@/ui/Stack'
import styles from './Prices.module.css'

/** No call returns prices, and nothing is known of how a host arranges an outing. */
export function Prices() {
  const { t } = useTranslation('hosts')
  return (
    <Stack gap={6}>
      <section className={styles['agreed']}>
        <h2 className={styles['title']}>{t('prices.title')}</h2>
        <p>{t('prices.text')}</p>
      </section>
      <section>
        <h2 className={styles['title']}>{t('prices.ask')}</h2>
        <p className={styles['ask']}>{t('prices.askText')}</p>
        <dl>
          {(['walk', 'food', 'craft', 'language'] as const).map((kind) => (
            <div key={kind} className={styles['kind']}>
              <dt>{t(`prices.${kind}`)}</dt>
              <dd className={styles['ask']}>{t(`prices.${kind}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Stack>
  )
}
