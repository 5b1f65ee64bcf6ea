import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import styles from './Cities.module.css'

/** How prices come about, in words alone: no amounts, since none are known here (original section 2). */
export function Prices() {
  const { t } = useTranslation('hosts')
  return (
    <div className={styles['prices']}>
      <section className={styles['agreed']}>
        <h2>{t('prices.title')}</h2>
        <p>{t('prices.text')}</p>
      </section>
      <section>
        <h2 className={styles['typical']}>{t('prices.typical')}</h2>
        <Card tight>
          <dl>
            {(['walk', 'food', 'craft', 'language'] as const).map((kind) => (
              <div key={kind} className={styles['kind']}>
                <dt>{t(`prices.${kind}`)}</dt>
                <dd>{t(`prices.${kind}Text`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
      <section>
        <h2 className={styles['typical']}>{t('prices.ask')}</h2>
        <p className={styles['ask']}>{t('prices.askText')}</p>
      </section>
    </div>
  )
}
