import { useTranslation } from 'react-i18next'
import { Warning } from '@/ui/Note'

export default function UnreadableNotice({ number }: { number: number }) {
  const { t } = useTranslation('shared')
  return (
    <div role="status">
      <Warning>{t('unreadable', { number, count: number })}</Warning>
    </div>
  )
}
