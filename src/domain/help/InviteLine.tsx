import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { TextButton } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { PART, Sentence } from '@/ui/text'
import styles from './InviteLine.module.css'

/**
 * Who gets invite codes, and who upgrades a level.
 * @param onAsk where leaving the screen would lose what is typed; else its link leads to customer
 * service
 */
export function InviteLine({ onAsk }: { onAsk?: () => void }) {
  const { t } = useTranslation(['shared', 'common'])
  const service = t('common:contact.title')
  return (
    <Note>
      <Sentence text={t('inviteHint', { service: PART })}>
        {onAsk === undefined ? (
          <TextButton as={Link} className={styles['service']} to={paths.service()}>
            {service}
          </TextButton>
        ) : (
          <TextButton className={styles['service']} onClick={onAsk}>
            {service}
          </TextButton>
        )}
      </Sentence>
    </Note>
  )
}
