import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage } from '@/i18n'
import { endLanguageOffer, type Language, languages } from '@/i18n/languages'
import { TextButton } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import styles from './LanguageOffer.module.css'

/**
 * At a start without a stored language, offers the browser's language by its own name, if the app
 * has it. One tap chooses it, and moves the focus to the next element, the link to all languages.
 */
export default function LanguageOffer() {
  const { t } = useTranslation('common')
  const queryClient = useQueryClient()
  const [isLoading, setIsLoading] = useState(false)
  const language = languageOfBrowser()
  if (language === undefined || language.code === currentLanguage()) return null
  const choose = async ({ currentTarget }: MouseEvent) => {
    const nextElement = currentTarget.nextElementSibling
    setIsLoading(true)
    try {
      await changeLanguage(language.code)
    } catch {
      // The texts did not load. The language stays as it was.
      notify(t('part.missing'))
      return
    } finally {
      setIsLoading(false)
    }
    endLanguageOffer()
    if (nextElement instanceof HTMLElement) nextElement.focus()
    // The platform answers in the language of the request, so all earlier answers are out of date.
    void queryClient.invalidateQueries()
  }
  return (
    <TextButton
      className={styles['offer']}
      lang={language.tag}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? undefined : (event) => void choose(event)}
    >
      {language.name}
    </TextButton>
  )
}

function languageOfBrowser(): Language | undefined {
  const primaryTag = (tag: string) => tag.split('-')[0]?.toLowerCase()
  return languages.find(({ tag }) => primaryTag(tag) === primaryTag(navigator.language))
}
