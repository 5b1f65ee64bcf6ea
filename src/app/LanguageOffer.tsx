import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { changeLanguage, currentLanguage } from '@/i18n'
import { type Language, type LanguageCode, defaultLanguage, languages } from '@/i18n/languages'
import { Button, IconButton } from '@/ui/Button'
import { Icon } from '@/ui/icons'
import { useSlot } from '@/ui/slot'
import styles from './LanguageOffer.module.css'

/** Each in its own language, which no pack of the current one holds. */
const WORDS: Readonly<Record<LanguageCode, { use: string; close: string }>> = {
  id_id: { use: 'Pakai Tiga dalam bahasa Indonesia', close: 'Tutup' },
  vi_vi: { use: 'Dùng Tiga bằng tiếng Việt', close: 'Đóng' },
  zh_cn: { use: '使用中文版 Tiga', close: '关闭' },
  en_us: { use: 'Use Tiga in English', close: 'Close' },
  es_spa: { use: 'Usar Tiga en español', close: 'Cerrar' },
  ms_my: { use: 'Guna Tiga dalam bahasa Melayu', close: 'Tutup' },
}

/**
 * On a device's first start, where the phone speaks another of the six languages than Tiga: one
 * line at the foot of the screen, once. Nothing in sight moves for it.
 */
export default function LanguageOffer() {
  const [language, setLanguage] = useState<Language | null>(() => offeredLanguage(navigator.language))
  const [isLoading, setIsLoading] = useState(false)
  const queryClient = useQueryClient()
  const slot = useSlot()
  // Whoever has chosen one needs no offer.
  if (language === null || currentLanguage() !== defaultLanguage.code) return null
  const words = WORDS[language.code]
  const change = () => {
    setIsLoading(true)
    changeLanguage(language.code)
      .then(() => {
        setLanguage(null)
        // The platform's answers are in the language of the request.
        return queryClient.invalidateQueries()
      })
      .catch(() => setIsLoading(false))
  }
  return (
    slot !== null &&
    createPortal(
      <div className={styles['offer']} role="group" aria-label={words.use} lang={language.tag}>
        <div className={styles['content']}>
          <Icon name="globe" />
          <Button tone="plain" isBusy={isLoading} onClick={change}>
            {words.use}
          </Button>
        </div>
        <IconButton icon="close" label={words.close} onClick={() => setLanguage(null)} />
      </div>,
      slot,
    )
  )
}

/** @param phone the phone's language as BCP 47; null where Tiga has it not, or speaks it already */
export function offeredLanguage(phone: string): Language | null {
  const spoken = baseOf(phone)
  const language = languages.find(({ tag }) => baseOf(tag) === spoken)
  return language === undefined || language.code === defaultLanguage.code ? null : language
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
