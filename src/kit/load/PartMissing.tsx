import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/ui/Button'
import { MessageBlock } from '@/ui/MessageBlock'
import { IsReloadHarmfulContext } from './reload'

interface PartMissingProps {
  retry: () => void
  /** True if the code has failed to load more than once. */
  isRepeated: boolean
  /** True if every further attempt to load the code will fail until the page is reloaded. */
  isLasting?: boolean
}

export function PartMissing({ retry, isRepeated, isLasting = false }: PartMissingProps) {
  const { t } = useTranslation('common')
  // The message offers a reload, because some browsers never fetch a failed module again in a page.
  const isReloadHarmful = use(IsReloadHarmfulContext)
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

/**
 * Offers Retry for a small part of a screen whose code did not load. A message in place of the icon
 * would push the content below it down.
 */
export function RetryIcon({ retry }: { retry: () => void }) {
  const { t } = useTranslation('common')
  return <IconButton icon="refresh" label={t('retry')} onClick={retry} />
}
