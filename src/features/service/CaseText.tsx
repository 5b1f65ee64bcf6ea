import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '@/i18n'
import { languageOf } from '@/i18n/languages'
import { useEntryState } from '@/shared/history-entry'
import { utcText } from '@/lib/time'
import { CopyText } from '@/shared/help/CopyText'
import { DialogText } from '@/shared/sheets/Dialog'
import { useSheets } from '@/shared/sheets/use-sheets'
import { MenuRow } from '@/ui/Row'
import { Sheet } from '@/ui/Sheet'
import { Stack } from '@/ui/Stack'

/** It holds no secret and does not say who the member is. */
export function CaseText() {
  const { t } = useTranslation('service')
  const [openedAt] = useState(() => Date.now())
  const { about } = useEntryState()
  const sheets = useSheets<'case'>()
  const text = [
    ...(about === undefined ? [] : [t('case.about', { what: about })]),
    t('case.happened'),
    t('case.screen'),
    t('case.app', { version: __APP_VERSION__ }),
    t('case.language', { language: languageOf(currentLanguage()).name }),
    t('case.time', { time: utcText(openedAt) }),
    t('case.window', { size: `${window.innerWidth} × ${window.innerHeight}` }),
  ].join('\n')
  return (
    <div>
      <MenuRow as="button" label={t('caseTitle')} value={about} onClick={() => sheets.open('case')} />
      {sheets.current === 'case' && (
        <Sheet title={t('caseTitle')} onClose={sheets.close}>
          <Stack>
            <DialogText>{t('caseText')}</DialogText>
            <CopyText label={t('caseField')} text={text} />
          </Stack>
        </Sheet>
      )}
    </div>
  )
}
