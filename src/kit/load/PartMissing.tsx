import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/ui/Button'
import { MessageBlock } from '@/ui/MessageBlock'
import { IsReloadHarmful } from './reload'

interface PartMissingProps {
  retry: () => void
  isRepeated: boolean
  /** True if it would fail again until the page is reloaded. */
  isLasting?: boolean
}

export function PartMissing({ retry, isRepeated, isLasting = false }: PartMissingProps) {
  const { t } = useTranslation('common')
  // Offers a reload, because some browsers never fetch a failed module again within a page.
  const isReloadHarmful = use(IsReloadHarmful)
  const mayReload = (isRepeated || isLasting) && !isReloadHarmful()
  return (
    <MessageBlock
      icon="warning"
      isError
      text={t(mayReload ? 'part.stillMissing' : 'part.missing')}
      action={
        <>
          {!(mayReload && isLasting) && (
            <Button tone="quiet" onClick={retry}>
              {t('retry')}
            </Button>
          )}
          {mayReload && (
            <Button tone="quiet" onClick={() => window.location.reload()}>
              {t('part.reload')}
            </Button>
          )}
        </>
      }
    />
  )
}

/** The icon that replaces a small part: a message would push the content below it down. */
export function RetryIcon({ retry }: { retry: () => void }) {
  const { t } = useTranslation('common')
  return <IconButton icon="refresh" label={t('retry')} onClick={retry} />
}
