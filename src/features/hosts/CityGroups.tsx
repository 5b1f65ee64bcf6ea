import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { City } from '@/api/hosts'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { RowLink } from '@/shared/RowLink'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { ChipButton, ChipRow } from '@/ui/ChipRow'
import { CityCover } from './CityCover'
import styles from './CityGroups.module.css'
import { groupByLetter, NO_LETTER } from './city-index'

/** A long list: rows under letters, with a row of the letters that stays in reach. */
export function CityGroups({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation('hosts')
  const id = useId()
  const groups = groupByLetter(cities, languageOf(currentLanguage()).tag)
  const nameOf = (letter: string) => (letter === NO_LETTER ? t('noLetter') : t('letter', { letter }))
  const jump = (letter: string) => {
    const group = document.getElementById(id + letter)
    group?.scrollIntoView()
    group?.focus({ preventScroll: true })
  }
  return (
    <>
      {groups.length > 1 && (
        <nav className={styles['letters']} aria-label={t('letters')}>
          <ChipRow>
            {groups.map(({ letter }) => (
              <ChipButton key={letter} aria-label={nameOf(letter)} onClick={() => jump(letter)}>
                {letter}
              </ChipButton>
            ))}
          </ChipRow>
        </nav>
      )}
      {groups.map(({ letter, cities: inGroup }) => (
        <section key={letter} id={id + letter} className={styles['group']} aria-label={nameOf(letter)} tabIndex={-1}>
          <h2 className={styles['letter']}>{letter}</h2>
          <Card tight>
            <ul>
              {inGroup.map((city) => (
                <li key={city.id}>
                  <RowLink
                    to={paths.hosts(city)}
                    icon={
                      <span className={styles['thumb']}>
                        <CityCover cityId={city.id} />
                      </span>
                    }
                    label={city.name}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </>
  )
}
