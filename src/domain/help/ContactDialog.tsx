import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Lead } from '@/ui/Note'
import styles from './ContactDialog.module.css'
import { Sheet } from '@/ui/Sheet'
import { isKnownService, openService, serviceAddress, useServiceHours } from './service'
import { LazyPaymentWarning } from './lazy-help'
import { usePlatform } from '@/domain/member/member'

export default function ContactDialog({
  title,
  text,
  hasPaymentNote = true,
  onClose,
}: {
  title?: string
  /**
   * The reason to contact customer service. If missing, the stated hours of customer service are
   * shown.
   */
  text?: string
  /** False if no money is involved: the dialog then has no payment warning. */
  hasPaymentNote?: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('common')
  const service = serviceAddress(usePlatform()?.serviceUrl ?? null, window.location.origin)
  const hours = useServiceHours() ?? ''
  const leadText = text ?? hours
  return (
    <Sheet title={title ?? t('contact.title')} from="center" onClose={onClose}>
      {leadText !== '' && <Lead>{leadText}</Lead>}
      {hasPaymentNote && (
        <div className={styles['warning']}>
          <LazyPaymentWarning />
        </div>
      )}
      {service === null ? (
        <Lead>{t('contact.unavailable')}</Lead>
      ) : (
        <>
          {!isKnownService(service) && <Lead>{t('contact.leaving', { host: service.host })}</Lead>}
          <Button
            isWide
            onClick={() => {
              openService(service)
              onClose()
            }}
          >
            {isKnownService(service) ? t('contact.open') : t('contact.continue', { host: service.host })}
          </Button>
        </>
      )}
    </Sheet>
  )
}
