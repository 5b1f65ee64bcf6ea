import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '@/i18n/format-date-time'
import { desk } from '@/shared/money-request/desk'
import { useOpenNotes } from '@/shared/money-request/use-notes'
import { useSessionMemberId } from '@/shared/use-session-member-id'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Eyebrow } from '@/ui/Eyebrow'
import { Money } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Row } from '@/ui/Row'
import { SectionHeading } from '@/ui/SectionHeading'
import { EntryText } from '@/ui/EntryText'
import { sentTopUps } from './sent-top-ups'

/** What this device sent stands apart from what the platform lists: it confirms no top-up. */
export function SentTopUps() {
  const { t } = useTranslation(['report', 'shared'])
  const memberId = useSessionMemberId() ?? ''
  const messages = useSyncExternalStore(desk.messages.subscribe, desk.messages.list)
  const topUps = sentTopUps(useOpenNotes(memberId), messages, memberId)
  if (topUps.length === 0) return null
  return (
    <section aria-labelledby="sent-top-ups">
      <SectionHeading id="sent-top-ups">{t('sentTopUps.title')}</SectionHeading>
      <Card tight>
        <ul>
          {topUps.map(({ id, amount, at, isAnswered }) => (
            <li key={id}>
              <Row>
                <EntryText>
                  <Chip>{t(isAnswered ? 'shared:sentUnconfirmed' : 'shared:outcomeUnknown')}</Chip>
                  <Eyebrow>{formatDateTime(at)}</Eyebrow>
                </EntryText>
                <Money amount={amount} />
              </Row>
            </li>
          ))}
        </ul>
      </Card>
      <Note>{t('sentTopUps.text')}</Note>
    </section>
  )
}
