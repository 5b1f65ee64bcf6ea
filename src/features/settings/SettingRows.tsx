import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { readNumberFormat } from '@/i18n'
import { chooseNumberFormat } from '@/i18n/number-format'
import { chooseDataSaver, readDataSaver } from '@/lib/data-saver'
import { numberSamples } from '@/lib/number-samples'
import { ChoiceRow } from '@/kit/sheets/ChoiceRow'
import { MenuIcon } from '@/ui/MenuIcon'
import { Lead } from '@/ui/Note'
import { chooseTheme, readTheme } from '@/ui/theme'
import { noticeQueries } from '@/api/notices'
import { orderQueries } from '@/api/orders'
import { reportQueries, walletQueries } from '@/api/wallet'
import { requestPersistence } from '@/lib/persistence'
import { startCopying, useIsCopying } from '@/domain/copies/choice'
import { forgetCopies } from '@/domain/copies/use-copied'
import { announce, notify } from '@/ui/feedback'
import { AgreementSheet } from '@/domain/help/lazy-help'
import { HelpLinkRows } from '@/domain/help/HelpLinkList'
import { useInstall } from './use-install'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Icon } from '@/ui/icons'
import { withCurrency } from '@/ui/Money'
import { MenuRow } from '@/ui/Row'
import { Sheet } from '@/ui/Sheet'

/** These settings hold for everybody who uses this device. */
export function AppRows() {
  const { t } = useTranslation(['setting', 'shared'])
  const themeChoice = useChoice(readTheme, chooseTheme)
  const numberFormatChoice = useChoice(readNumberFormat, chooseNumberFormat)
  const samples = numberSamples()
  const dataSaverChoice = useChoice(readDataSaver, chooseDataSaver)
  return (
    <>
      <ChoiceRow
        sheet="theme"
        icon={<MenuIcon name="theme" />}
        label={t('theme')}
        options={[
          { key: 'system', name: t('themeSystem') },
          { key: 'light', name: t('themeLight') },
          { key: 'dark', name: t('themeDark') },
        ]}
        {...themeChoice}
      />
      <ChoiceRow
        sheet="numberFormat"
        icon={<MenuIcon name="number" />}
        label={t('shared:numberFormat')}
        options={[
          { key: 'platform', name: t('numberFormatPlatform'), sample: withCurrency(samples.platform) },
          { key: 'language', name: t('numberFormatLanguage'), sample: withCurrency(samples.language) },
        ]}
        {...numberFormatChoice}
      />
      <ChoiceRow
        sheet="dataSaver"
        icon={<MenuIcon name="saver" />}
        label={t('dataSaver')}
        text={t('dataSaverText')}
        options={[
          { key: 'system', name: t('themeSystem') },
          { key: 'on', name: t('on') },
          { key: 'off', name: t('off') },
        ]}
        {...dataSaverChoice}
      />
    </>
  )
}

function useChoice<Key>(read: () => Key, choose: (key: Key) => void) {
  const [chosen, setChosen] = useState(read)
  const onChoose = (key: Key) => {
    choose(key)
    setChosen(key)
  }
  return { chosen, onChoose }
}

/** Offline copies are off by default. A text says which data is kept, and where. */
export function CopiesRow({ memberId }: { memberId: string }) {
  const { t } = useTranslation('setting')
  const isOn = useIsCopying(memberId)
  const queryClient = useQueryClient()
  const startCopies = () => {
    startCopying(memberId)
    void requestPersistence()
    // Requests the data now, so that copies exist before the member opens the screens.
    void queryClient.prefetchQuery(orderQueries.list())
    void queryClient.prefetchQuery(walletQueries.withdrawals())
    void queryClient.prefetchQuery(noticeQueries.list())
    void queryClient.prefetchQuery(reportQueries.report())
  }
  const endCopies = async () => {
    if (await forgetCopies(memberId)) announce(t('copiesErased'))
    else notify(t('copiesLeft'))
  }
  return (
    <ChoiceRow
      sheet="copies"
      icon={<MenuIcon name="copies" />}
      label={t('copies')}
      text={t('copiesText')}
      options={[
        { key: 'on', name: t('on') },
        { key: 'off', name: t('off') },
      ]}
      chosen={isOn ? 'on' : 'off'}
      onChoose={(next) => {
        if (next === 'on') startCopies()
        else void endCopies()
      }}
    />
  )
}

export function AboutRows() {
  const { t } = useTranslation('shared')
  const sheets = useSheets<'legal'>()
  return (
    <>
      <MenuRow as="button" icon={<Icon name="document" />} label={t('legal')} onClick={() => sheets.open('legal')} />
      <HelpLinkRows />
      {sheets.current === 'legal' && <AgreementSheet onClose={sheets.close} />}
    </>
  )
}

/** The row is the last one, so it moves no other row if it appears late. */
export function InstallRow() {
  const { t } = useTranslation('setting')
  const sheets = useSheets<'install'>()
  const { method, ask } = useInstall()
  if (method === null) return null
  return (
    <div>
      <MenuRow
        as="button"
        icon={<Icon name="download" />}
        label={t('install')}
        onClick={() => (method === 'prompt' ? ask() : sheets.open('install'))}
      />
      {sheets.current === 'install' && (
        <Sheet title={t('install')} onClose={sheets.close}>
          <Lead>{t('installShare')}</Lead>
        </Sheet>
      )}
    </div>
  )
}
