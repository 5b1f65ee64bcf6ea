import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/shared/query/use-error-text'
import { ErrorBlock } from '@/ui/ErrorBlock'
import { LoadingBlock, SkeletonRows } from '@/ui/skeletons'
import { Button } from '@/ui/Button'
import { CARD_HEIGHT } from './ListSkeleton'
import styles from './ListFoot.module.css'

type Pages = Pick<UseInfiniteQueryResult, 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>

export function ListFoot({ pages, onMore }: { pages: Pages; onMore: () => void }) {
  return (
    <div className={styles['foot']}>
      <Foot pages={pages} onMore={onMore} />
    </div>
  )
}

function Foot({ pages, onMore }: { pages: Pages; onMore: () => void }) {
  const { t } = useTranslation(['video', 'common'])
  const errorText = useErrorText()
  if (pages.isFetchNextPageError && pages.error !== null)
    return (
      <ErrorBlock
        title={t('pageFailed')}
        text={errorText(pages.error)}
        isRetrying={pages.isFetchingNextPage}
        onRetry={onMore}
      />
    )
  if (!pages.hasNextPage) return <p className={styles['end']}>{t('end')}</p>
  if (pages.isFetchingNextPage)
    return (
      <LoadingBlock label={t('loadingMore')}>
        <SkeletonRows count={1} height={CARD_HEIGHT} lead="cover" />
      </LoadingBlock>
    )
  return (
    <Button tone="quiet" isWide onClick={onMore}>
      {t('more')}
    </Button>
  )
}
