import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { LongList } from '@/shared/long-list/LongList'
import type { ListHandle } from '@/shared/long-list/types'
import { RowLink } from '@/shared/RowLink'
import { paths } from '@/paths'
import { ChipButton, ChipRow } from '@/ui/ChipRow'
import { useSteps } from '@/shared/use-steps'
import { CityCover } from './CityCover'
import styles from './CityGroups.module.css'
import { groupByLetter, NO_LETTER, type CityGroup } from './city-index'

/** So many cities stand whole in the document, which a row adds little to. */
const WHOLE = 80
/** In px: a row, a letter, above a letter, and the row of letters with the bar that stay on top. */
const ROW_HEIGHT = 57
const LETTER_HEIGHT = 26
const GAP = 12
const COVERED = 116

/** While thousands of names are put in order. */
const NONE: CityGroup[] = []

/** A long list: rows under letters, with a row of the letters that stays in reach. */
export function CityGroups({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation('hosts')
  const list = useRef<ListHandle>(null)
  const { tag } = languageOf(currentLanguage())
  const group = useCallback(() => groupByLetter(cities, tag), [cities, tag])
  const groups = useSteps(group) ?? NONE
  const nameOf = useCallback((letter: string) => (letter === NO_LETTER ? t('noLetter') : t('letter', { letter })), [t])
  const rows = useMemo(
    () => groups.map(({ letter, cities: inGroup }) => ({ key: letter, name: nameOf(letter), rows: inGroup })),
    [groups, nameOf],
  )
  return (
    <>
      {groups.length > 1 && (
        <nav className={styles['letters']} aria-label={t('letters')}>
          <ChipRow>
            {groups.map(({ letter }) => (
              <ChipButton key={letter} aria-label={nameOf(letter)} onClick={() => list.current?.goTo(letter)}>
                {letter}
              </ChipButton>
            ))}
          </ChipRow>
        </nav>
      )}
      <LongList
        ref={list}
        name="cities"
        groups={rows}
        keyOf={({ id }) => id}
        heading={({ key }) => <h2 className={styles['letter']}>{key}</h2>}
        isCard
        whole={WHOLE}
        guess={ROW_HEIGHT}
        headingGuess={LETTER_HEIGHT}
        groupGap={GAP}
        covered={COVERED}
      >
        {(city) => (
          <RowLink
            to={paths.hosts(city)}
            icon={
              <span className={styles['thumb']}>
                <CityCover cityId={city.id} />
              </span>
            }
            label={city.name}
          />
        )}
      </LongList>
    </>
  )
}
