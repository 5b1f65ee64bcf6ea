import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { Button } from '@/ui/Button'
import { Dialog } from './Dialog'
import { DialogText } from './DialogText'
import { usePlatform } from './use-platform'

/**
 * The platform's modal dialog in its contact form: a text and a button that opens the messaging link, after the member has seen
 * which host it leads to (reading 77). Hosts of VITE_SERVICE_HOSTS need no second word.
 */
export default function ContactDialog({ text, onClose }: { text?: string; onClose: () => void }) {
  const { t } = useTranslation('common')
  const [isLeaving, setIsLeaving] = useState(false)
  const serviceUrl = usePlatform()?.serviceUrl ?? null
  const host = serviceUrl === null ? '' : new URL(serviceUrl).host
  const isKnownHost = config.serviceHosts.includes(host)
  const open = () => {
    if (serviceUrl !== null) window.open(serviceUrl, '_blank', 'noopener,noreferrer')
    onClose()
  }
  return (
    <Dialog title={t('contact.title')} onClose={onClose}>
      <DialogText>{text ?? t('contact.defaultText')}</DialogText>
      {serviceUrl === null && <DialogText>{t('contact.unavailable')}</DialogText>}
      {serviceUrl !== null && !isLeaving && (
        <Button isWide onClick={isKnownHost ? open : () => setIsLeaving(true)}>
          {t('contact.open')}
        </Button>
      )}
      {serviceUrl !== null && isLeaving && (
        <>
          <DialogText>{t('contact.leaving', { host })}</DialogText>
          <Button isWide onClick={open}>
            {t('contact.continue', { host })}
          </Button>
        </>
      )}
    </Dialog>
  )
}
