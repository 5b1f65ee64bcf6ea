import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/ContactDialog'
import { useSheets } from '@/shared/use-sheets'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import styles from './Form.module.css'

/** What stands in place of a form that may be filled in only once: what is set, and who can change it (reading 68). */
export function SetOnceNotice({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation('common')
  const sheets = useSheets<'service'>()
  return (
    <Card>
      <div className={styles['settled']}>
        {children}
        <p>{text}</p>
        <Button tone="quiet" onClick={() => sheets.open('service')}>
          {t('contact.open')}
        </Button>
      </div>
      {sheets.current === 'service' && <ContactDialog text={text} onClose={sheets.close} />}
    </Card>
  )
}
