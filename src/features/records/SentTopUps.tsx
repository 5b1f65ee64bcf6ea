import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format'
import { useReceipts } from '@/shared/money-request/receipts'
import { useSessionMemberId } from '@/shared/member/member'
import { Chip } from '@/ui/Chip'
import { Eyebrow, SectionHeading, EntryText } from '@/ui/text'
import { Money } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Row } from '@/ui/Row'

const WORDS = {
  sent: 'shared:sentUnconfirmed',
  inTotal: 'shared:inTotal',
  underWay: 'shared:outcomeUnknown',
  unknown: 'shared:outcomeUnknown',
} as const

/** What this device sent stands apart from what the platform lists: it confirms no top-up. */
export function SentTopUps() {
  const { t } = useTranslation(['report', 'shared'])
  const memberId = useSessionMemberId() ?? ''
  const topUps = useReceipts(memberId)
  if (topUps.length === 0) return null
  return (
    <section aria-labelledby="sent-top-ups">
      <SectionHeading id="sent-top-ups">{t('sentTopUps.title')}</SectionHeading>
      <div>
        <ul>
          {topUps.map(({ id, request, at, state }) => (
            <li key={id}>
              <Row>
                <EntryText>
                  <Chip>{t(WORDS[state])}</Chip>
                  <Eyebrow>{formatDateTime(at)}</Eyebrow>
                </EntryText>
                <Money amount={request.amount} />
              </Row>
            </li>
          ))}
        </ul>
      </div>
      <Note>{t('sentTopUps.text')}</Note>
    </section>
  )
}
