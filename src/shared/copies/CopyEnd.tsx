import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/Note'

/** Behind the last row of a copy that is not whole. */
export default function CopyEnd() {
  const { t } = useTranslation('record')
  return <Note isCentered>{t('copyEnd')}</Note>
}
