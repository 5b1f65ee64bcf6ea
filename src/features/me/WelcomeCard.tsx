import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { hasOrderedSince } from '@/shared/money-request/has-ordered-since'
import { newMember } from '@/shared/new-member'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { useLabels } from '@/ui/labels'
import { SplitRow } from '@/ui/SplitRow'
import { TextButton } from '@/ui/TextButton'
import styles from './WelcomeCard.module.css'

/** For who has just registered, until they close it or order something. */
export function WelcomeCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('my')
  const { close } = useLabels()
  const [isNew, setIsNew] = useState(() => newMember.read() && !hasOrderedSince(memberId, 0))
  const onClose = () => {
    newMember.remove()
    setIsNew(false)
  }
  if (!isNew) return null
  return (
    <section className={styles['welcome']} aria-labelledby="welcome">
      <Card tight>
        <div className={styles['line']}>
          <SplitRow align="center" gap="0 12px" className={styles['words']}>
            <h2 id="welcome">{t('welcome.title')}</h2>
            <TextButton as={Link} to={paths.draws()}>
              {t('welcome.odds')}
            </TextButton>
          </SplitRow>
          <IconButton icon="close" label={close} onClick={onClose} />
        </div>
      </Card>
    </section>
  )
}
