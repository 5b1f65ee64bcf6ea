import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProvenTime } from '@/lib/server-clock'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LIMIT_KINDS, ORDER_KINDS, TOP_UP_KINDS, type LimitKind } from '@/shared/limits/kinds'
import { mostAt, waitingAt } from '@/shared/limits/limit'
import { limitOf } from '@/shared/limits/store'
import { useOwnLimits } from '@/shared/limits/use-own-limits'
import { useSheets } from '@/shared/use-sheets'
import { Card } from '@/ui/Card'
import { MenuRow } from '@/ui/MenuRow'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { Stack } from '@/ui/Stack'
import styles from './Limits.module.css'
import { LimitSheet } from './LimitSheet'
import { useMostText } from './use-most-text'
import { useUsed } from './use-used'

/** By what is counted, with where it is counted from. */
const GROUPS = [
  { name: 'order', kinds: ['perOrder'] },
  { name: 'staked', kinds: ORDER_KINDS.slice(0, 3) },
  { name: 'lost', kinds: ORDER_KINDS.slice(3) },
  { name: 'toppedUp', kinds: TOP_UP_KINDS },
  { name: 'play', kinds: ['playDay'] },
] as const satisfies readonly { name: string; kinds: readonly LimitKind[] }[]

export function Limits({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['limits', 'shared', 'common'])
  const { own, now } = useOwnLimits(memberId)
  const { usedOf, orders } = useUsed(own, now)
  const sheets = useSheets<LimitKind>()
  const [drafts, setDrafts] = useState<Partial<Record<LimitKind, string>>>({})
  const open = LIMIT_KINDS.find((kind) => kind === sheets.current)
  return (
    <>
      {GROUPS.map(({ name, kinds }) => (
        <section key={name} aria-labelledby={`limits-${name}`}>
          <SectionHeading id={`limits-${name}`}>
            {name === 'staked' ? t('shared:staked') : t(`group.${name}`)}
          </SectionHeading>
          <Stack gap={3}>
            {name === 'staked' && <AsyncBlock query={orders} what={t('common:taskRecord')} />}
            <Card tight>
              {kinds.map((kind) => (
                <LimitRow
                  key={kind}
                  kind={kind}
                  limit={limitOf(own, kind)}
                  now={now}
                  used={usedOf(kind)}
                  onOpen={() => sheets.open(kind)}
                />
              ))}
            </Card>
            {name !== 'order' && <Note>{t(`source.${name}`)}</Note>}
          </Stack>
        </section>
      ))}
      <Note className={styles['rule']}>{t('rule')}</Note>
      {open !== undefined && (
        <LimitSheet
          key={open}
          memberId={memberId}
          kind={open}
          used={usedOf(open)}
          draft={drafts[open] ?? ''}
          onDraft={(draft) => setDrafts((before) => ({ ...before, [open]: draft }))}
          onClose={sheets.close}
        />
      )}
    </>
  )
}

function LimitRow({
  kind,
  limit,
  now,
  used,
  onOpen,
}: {
  kind: LimitKind
  limit: Parameters<typeof mostAt>[0]
  now: ProvenTime | null
  used: string | null
  onOpen: () => void
}) {
  const { t } = useTranslation('limits')
  const { mostText, waitText } = useMostText(kind)
  const most = mostAt(limit, now)
  const waiting = waitingAt(limit, now)
  const parts = [
    mostText(most),
    most !== null && kind !== 'perOrder' ? (used === null ? t('soFarUnknown') : t('soFarIs', { used })) : '',
    waiting === null ? '' : waitText(waiting),
  ]
  return (
    <MenuRow
      as="button"
      label={t(`kind.${kind}`)}
      value={parts.filter((part) => part !== '').join(' · ')}
      onClick={onOpen}
    />
  )
}
