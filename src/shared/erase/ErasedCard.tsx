import { useTranslation } from 'react-i18next'
import { formatWhole } from '@/lib/decimal-text'
import { formatList } from '@/i18n/format-list'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { IconButton } from '@/ui/IconButton'
import { useLabels } from '@/ui/labels'
import { Note } from '@/ui/Note'
import { Warning } from '@/ui/Warning'
import type { Erasure } from './erase-device'
import styles from './ErasedCard.module.css'
import { KINDS, type Kind } from './stock'

/** What was removed, counted before and looked for again behind it. Needs the section `setting`. */
export default function ErasedCard({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { t } = useTranslation(['setting', 'shared', 'common'])
  const { close } = useLabels()
  const { removed, limitsUntil, failed } = erasure
  const nameOf = (kind: Kind) => {
    if (kind === 'settings') return t('shared:settings')
    if (kind === 'messages') return t('common:messages')
    return kind === 'copies' ? t('copies') : t(`erasable.${kind}`)
  }
  return (
    <section className={styles['erased']} aria-labelledby="erased">
      <Card>
        <div className={styles['head']}>
          <h2 id="erased">{t('erasedTitle')}</h2>
          <IconButton icon="close" label={close} onClick={onClose} />
        </div>
        <p className={styles['text']} role="status">
          {t('erasedLead')}
        </p>
        <Facts>
          {KINDS.filter((kind) => removed[kind] !== undefined).map((kind) => (
            <Fact key={kind} name={nameOf(kind)}>
              {formatWhole(removed[kind] ?? 0)}
            </Fact>
          ))}
        </Facts>
        <div className={styles['foot']}>
          {failed.length > 0 && <Warning>{t('erasedFailed', { what: formatList(failed.map(nameOf)) })}</Warning>}
          {limitsUntil !== null && <Note kind="hint">{t('erasedLimits', { time: wholeDateTime(limitsUntil) })}</Note>}
          <Note>{t('erasedNext')}</Note>
        </div>
      </Card>
    </section>
  )
}
