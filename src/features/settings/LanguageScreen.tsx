import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { changeLanguage, currentLanguage } from '@/i18n'
import { endLanguageOffer, languages, type LanguageCode } from '@/i18n/languages'
import { useBack, useIsStillOnScreen } from '@/kit/history'
import { PushedScreen } from '@/kit/PushedScreen'
import { paths } from '@/paths'
import { FormError } from '@/ui/fields'
import { RadioList } from '@/ui/RadioList'

const options = languages.map(({ code, tag, name }) => ({ key: code, name, lang: tag }))

/**
 * Lists languages by their own names (reading 6). A choice leads back, or from the settings to `/`
 * (reading 3).
 */
export default function LanguageScreen() {
  const { t } = useTranslation(['setting', 'shared'])
  const [search] = useSearchParams()
  const { type = search.get('type') } = useParams()
  const navigate = useNavigate()
  const back = useBack(paths.home())
  const queryClient = useQueryClient()
  const isStillOnScreen = useIsStillOnScreen()
  const [pendingCode, setPending] = useState<LanguageCode | null>(null)
  const [focusedCode, setFocused] = useState<LanguageCode | null>(null)
  const chosenCode = pendingCode ?? focusedCode ?? currentLanguage()
  const [hasFailed, setHasFailed] = useState(false)
  const choose = async (code: LanguageCode) => {
    endLanguageOffer()
    setPending(code)
    setHasFailed(false)
    try {
      await changeLanguage(code)
    } catch {
      // The texts did not load. The screen shows an error, and the language stays as it was.
      setHasFailed(true)
      return
    } finally {
      setPending((newest) => (newest === code ? null : newest))
    }
    // The platform answers in the language of the request, so all earlier answers are out of date.
    void queryClient.invalidateQueries()
    // The member may have left the screen or chosen another language meanwhile.
    if (!isStillOnScreen() || currentLanguage() !== code) return
    if (type === 'setting') void navigate(paths.start(), { replace: true })
    else back()
  }
  return (
    <PushedScreen title={t('shared:language')} fallback={paths.home()}>
      <div>
        <RadioList
          label={t('shared:language')}
          options={options}
          chosen={chosenCode}
          onChoose={(code) => void choose(code)}
          onMove={setFocused}
          onKeep={() => void choose(chosenCode)}
        />
      </div>
      <FormError>{hasFailed ? t('languageFailed') : null}</FormError>
    </PushedScreen>
  )
}
