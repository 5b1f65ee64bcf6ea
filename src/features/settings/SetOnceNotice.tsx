import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/help/ContactDialog'
import { useSheets } from '@/shared/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/Stack'
import styles from './SetOnceNotice.module.css'

/** Replaces a form that can be sent only once (readings 68 and 88). */
export function SetOnceNotice({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation('common')
  const sheets = useSheets<'service'>()
  return (
    <Card>
      <Stack gap={4} className={styles['notice']}>
        {children}
        <p>{text}</p>
        <Button tone="quiet" onClick={() => sheets.open('service')}>
          {t('contact.open')}
        </Button>
      </Stack>
      {sheets.current === 'service' && <ContactDialog text={text} onClose={sheets.close} />}
    </Card>
  )
}
