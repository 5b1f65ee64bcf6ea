import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/ui/Button'
import { MessageBlock } from '@/ui/MessageBlock'
import { IsReloadHarmful } from './reload'

interface PartMissingProps {
  retry: () => void
  isRepeated: boolean
  /** True if the code will fail to load again until the page is reloaded. */
  isLasting?: boolean
}

export function PartMissing({ retry, isRepeated, isLasting = false }: PartMissingProps) {
  const { t } = useTranslation('common')
  // A reload is offered because some browsers never fetch a failed module again within a page.
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

/** For a small part whose code is missing. A message would push the content below down. */
export function RetryIcon({ retry }: { retry: () => void }) {
  const { t } = useTranslation('common')
  return <IconButton icon="refresh" label={t('retry')} onClick={retry} />
}
