import { clsx } from 'clsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileMutations } from '@/api/profile'
import { useSubmit } from '@/kit/forms/use-submit'
import { FormError } from '@/ui/fields'
import { AutofillForm } from '@/ui/autofill-form'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Button } from '@/ui/Button'
import { CoverRadio } from '@/ui/layout'
import { useExplainFailedChoice } from './profile-form'
import styles from './AvatarSheet.module.css'

/** Keys of the preset pictures (reading 73). Each picture is `public/avatars/<key>.svg`. */
export const avatarKeys = [
  'fox',
  'owl',
  'turtle',
  'whale',
  'hornbill',
  'butterfly',
  'fish',
  'cat',
  'palm',
  'lotus',
  'coconut',
  'pineapple',
  'kite',
  'lantern',
  'boat',
  'drum',
  'shell',
  'parasol',
  'volcano',
  'teapot',
] as const

type AvatarKey = (typeof avatarKeys)[number]

export function avatarAddress(key: AvatarKey): string {
  return `/avatars/${key}.svg`
}

/** Returns null if the address is not that of a preset picture. */
export function avatarKeyOf(address: string): AvatarKey | null {
  return avatarKeys.find((key) => avatarAddress(key) === address) ?? null
}

/** Sends the choice only on Save, because the arrow keys choose each picture that they pass. */
export function AvatarSheet({ current, onClose }: { current: string; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const currentKey = avatarKeyOf(current)
  const [chosenKey, setChosenKey] = useState<AvatarKey | null>(currentKey)
  const queryClient = useQueryClient()
  const saving = useSubmit({
    mutation: profileMutations(queryClient).avatar(),
    doneText: t('avatarSaved'),
    explain: useExplainFailedChoice(({ avatarUrl }, sent: string) => avatarUrl === sent),
    onDone: onClose,
  })
  const submit = () => {
    if (chosenKey === null || chosenKey === currentKey) onClose()
    else saving.submit(avatarAddress(chosenKey))
  }
  return (
    <Sheet title={t('avatarTitle')} onClose={onClose}>
      <AutofillForm onSubmit={submit}>
        <div className={styles['grid']} role="radiogroup" aria-label={t('avatarTitle')}>
          {avatarKeys.map((key) => (
            <label key={key} className={clsx(styles['choice'], key === chosenKey && styles['chosen'])}>
              <CoverRadio name="avatar" checked={key === chosenKey} onChoose={() => setChosenKey(key)} />
              <img src={avatarAddress(key)} alt="" width={56} height={56} decoding="async" />
              <span>{t(`avatars.${key}`)}</span>{' '}
              {key === currentKey && <span className={styles['current']}>{t('avatarCurrent')}</span>}
            </label>
          ))}
        </div>
        <SheetFoot>
          <FormError>{saving.error}</FormError>
          <Button type="submit" isWide isBusy={saving.isPending}>
            {t('save')}
          </Button>
        </SheetFoot>
      </AutofillForm>
    </Sheet>
  )
}
