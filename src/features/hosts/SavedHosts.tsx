import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import type { SavedHost } from '@/shared/saved-hosts'
import { useIsLoggedIn } from '@/session/use-session'
import { LinkButton } from '@/shared/LinkButton'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Note } from '@/ui/Note'
import { HostGrid } from './HostGrid'
import { HostTile } from './HostTile'
import styles from './SavedHosts.module.css'
import { useSavedHosts } from './use-saved-hosts'

export function SavedHosts({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation('hosts')
  const isLoggedIn = useIsLoggedIn()
  if (!isLoggedIn)
    return (
      <EmptyState
        icon="me"
        title={t('savedForMembers')}
        text={t('savedForMembersText')}
        action={
          <LinkButton to={paths.login()} state={{ returnTo: `${paths.cities()}?tab=saved` }}>
            {t('logInToSave')}
          </LinkButton>
        }
      />
    )
  return <OwnHosts cities={cities} />
}

function OwnHosts({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation(['hosts', 'common'])
  const { saved, isSaved, toggle } = useSavedHosts()
  // A host that is no longer saved stays until the list is left, so that a slip can be taken back.
  const [listed, setListed] = useState(saved)
  const grid = useRef<HTMLDivElement>(null)
  const added = saved.filter(({ id }) => listed.every((host) => host.id !== id))
  const shown = [...added, ...listed]
  const remove = (host: SavedHost) => {
    if (isSaved(host.id)) toggle(host)
    setListed((before) => before.filter(({ id }) => id !== host.id))
    grid.current?.focus({ preventScroll: true })
  }
  if (shown.length === 0)
    return (
      <EmptyState
        icon="me"
        title={t('savedEmpty')}
        text={t('savedEmptyText')}
        action={<LinkButton to={paths.cities()}>{t('common:allCities')}</LinkButton>}
      />
    )
  return (
    <>
      <Note kind="hint" className={styles['kept']}>
        {t('savedKept')}
      </Note>
      <div ref={grid} className={styles['hosts']} tabIndex={-1} role="group" aria-label={t('savedHosts')}>
        <HostGrid hosts={shown} name="saved" label={t('savedHosts')}>
          {(host) => {
            const city = cities.find(({ id }) => id === host.cityId) ?? { id: host.cityId, name: '' }
            return (
              <HostTile
                host={host}
                city={city}
                place={city.name}
                isSaved={isSaved(host.id)}
                onToggle={(now) => toggle({ ...now, cityId: host.cityId })}
                gone={(name) => (
                  <div className={styles['gone']}>
                    <b>{name}</b>
                    <p>{t('savedGone')}</p>
                    <Button tone="quiet" onClick={() => remove(host)}>
                      {t('removeSaved')}
                    </Button>
                  </div>
                )}
              />
            )
          }}
        </HostGrid>
      </div>
    </>
  )
}
