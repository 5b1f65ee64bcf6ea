import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { noticeQueries } from '@/api/notices'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useCopied } from '@/domain/copies/use-copied'
import { CopyOffer } from '@/domain/copies/CopyHints'
import { readEntryState, withCurrentMemberId } from '@/kit/history'
import { noticeKeysOf } from '@/domain/inbox/unread'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { PushedScreen } from '@/kit/PushedScreen'
import { EmptyState } from '@/ui/EmptyState'
import { tabPanelProps, Tabs } from '@/ui/Tabs'
import { NoticeList, NoticesSkeleton } from './NoticeList'
import { Requests } from './Requests'

const TABS_ID = 'notices'
/** Value of the query parameter `tab` for the second tab. */
const REQUESTS_TAB = 'requests'

/** Shows the platform's notices, and in a second tab the messages about the member's requests. */
export default function NoticesScreen() {
  const { t } = useTranslation(['notice', 'common', 'shared'])
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const showsRequests = query.get('tab') === REQUESTS_TAB
  const chosenTab = showsRequests ? 1 : 0
  const notices = useCopied(noticeQueries.list())
  const sheets = useSheets<string>()
  const { current } = sheets
  useCloseLostSheet(
    !showsRequests && current !== null && notices.data !== undefined && !noticeKeysOf(notices.data).includes(current),
    sheets,
  )
  const refresher = useRefresh(async () => [await notices.refetch()])
  return (
    <PushedScreen
      title={t('shared:notices')}
      fallback={paths.home()}
      // The messages about requests arrive by themselves, so their tab has no refresh button.
      actions={!showsRequests && <RefreshButton {...refresher} />}
    >
      <Tabs
        id={TABS_ID}
        label={t('shared:notices')}
        names={[t('shared:notices'), t('requests')]}
        chosen={chosenTab}
        look="segments"
        onChoose={(index) =>
          setQuery(index === 1 ? { tab: REQUESTS_TAB } : {}, {
            replace: true,
            state: withCurrentMemberId({ ...readEntryState(state), keepsPlace: true }),
          })
        }
      />
      <div {...tabPanelProps(TABS_ID, chosenTab)}>
        {showsRequests ? (
          <Requests />
        ) : (
          <PullToRefreshArea refresh={refresher.refresh}>
            <AsyncBlock
              query={notices}
              fallbackAction={<CopyOffer query={notices} />}
              skeleton={<NoticesSkeleton />}
              empty={<EmptyState icon="info" title={t('common:empty')} text={t('emptyText')} />}
            >
              {(list) => <NoticeList notices={list} openKey={current} onOpen={sheets.open} onClose={sheets.close} />}
            </AsyncBlock>
          </PullToRefreshArea>
        )}
      </div>
    </PushedScreen>
  )
}
