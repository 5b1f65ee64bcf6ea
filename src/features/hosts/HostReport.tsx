import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import { CopyText } from '@/shared/help/CopyText'
import { Button } from '@/ui/Button'
import { Lead } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'

/** No call takes a report: the member copies it and sends it to customer service. */
export default function HostReport({
  id,
  name,
  city,
  onAskService,
  onClose,
}: {
  id: string
  name: string
  city: City | null
  onAskService: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['hosts', 'service', 'common'])
  const text = [
    t('reportHost', { name, id }),
    ...(city === null || city.name === '' ? [] : [t('reportCity', { city: city.name })]),
    t('service:case.happened'),
  ].join('\n')
  return (
    <Sheet title={t('report')} onClose={onClose}>
      <Lead>{t('reportText')}</Lead>
      <CopyText label={t('reportField')} text={text} />
      <SheetFoot>
        <Button isWide onClick={onAskService}>
          {t('common:contact.open')}
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
