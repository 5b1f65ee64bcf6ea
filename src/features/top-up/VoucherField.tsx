import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/format'
import { formatWholePercent } from '@/lib/decimal-text'
import { useErrorText } from '@/shared/query/use-error-text'
import { TextButton } from '@/ui/Button'
import { FieldError } from '@/ui/fields'
import { Icon } from '@/ui/icons'
import { Note } from '@/ui/Note'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './VoucherField.module.css'
import { MAX_VOUCHER_BYTES, MAX_VOUCHER_PIXELS, type useVoucher } from './voucher'

type Voucher = ReturnType<typeof useVoucher>
type Status = Voucher['state']['status']

/** @param isMissing the form was to be sent without one */
export function VoucherField({ isMissing, ...voucher }: Voucher & { isMissing: boolean }) {
  const { t } = useTranslation('recharge')
  const id = useId()
  const { state, choose } = voucher
  const picture = 'picture' in state ? state.picture : null
  const error = useVoucherError(voucher, isMissing)
  return (
    <div className={styles['voucher']}>
      <div className={clsx(styles['row'], picture !== null && styles['withPicture'])}>
        {picture !== null && (
          <img className={clsx(styles['preview'], styles['calm'])} src={picture.url} alt={t('voucherPreview')} />
        )}
        <span id={`${id}-name`}>{t('voucher')}</span>
        <input
          id={id}
          name="voucher"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-labelledby={`${id}-name`}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? `${id}-note` : `${id}-error ${id}-note`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // So that the same file can be chosen again.
            target.value = ''
            if (file !== undefined) choose(file)
          }}
        />
        <label htmlFor={id}>{state.status === 'none' ? t('voucherChoose') : t('voucherOther')}</label>
        <Icon name="forward" size={16} tone="faint" />
        <div id={`${id}-note`} className={state.status === 'none' ? styles['note'] : 'visually-hidden'}>
          <Note>{t('voucherNote')}</Note>
        </div>
      </div>
      <Progress {...voucher}>
        {error !== null && (
          <div role="alert">
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </div>
        )}
      </Progress>
    </div>
  )
}

/** @param children what is wrong, beside what can be done about it */
function Progress({ state, cancel, retry, remove, children }: Voucher & { children: ReactNode }) {
  const { t } = useTranslation(['recharge', 'common'])
  const words: Partial<Record<Status, string>> = {
    preparing: t('voucherPreparing'),
    uploading: t('voucherUploading'),
    uploaded: t('voucherUploaded'),
  }
  const actions: Partial<Record<Status, { label: string; act: () => void }>> = {
    uploading: { label: t('cancelUpload'), act: cancel },
    failed: { label: t('common:retry'), act: retry },
    uploaded: { label: t('removeVoucher'), act: remove },
  }
  const action = actions[state.status]
  const share = state.status === 'uploading' ? state.share : null
  return (
    <>
      <div className={styles['progressText']}>
        <div>
          {children}
          <p role="status">
            {state.status === 'uploaded' && <Icon name="check" size={18} />}
            {words[state.status]}
          </p>
        </div>
        {share !== null && <span className="num">{formatWholePercent(share)}</span>}
        {action !== undefined && <TextButton onClick={action.act}>{action.label}</TextButton>}
      </div>
      {share !== null && <ProgressBar share={share} label={t('voucherUploading')} />}
    </>
  )
}

function useVoucherError({ state, isAwaited }: Voucher, isMissing: boolean): string | null {
  const { t } = useTranslation('recharge')
  const errorText = useErrorText()
  switch (state.status) {
    case 'refused':
      return t(`voucherProblem.${state.problem}`, {
        megabytes: MAX_VOUCHER_BYTES / 1024 / 1024,
        megapixels: MAX_VOUCHER_PIXELS / 1_000_000,
      })
    case 'failed':
      return state.error === null ? t('voucherCancelled') : joinSentences([t('voucherFailed'), errorText(state.error)])
    case 'none':
      return isMissing ? t('error.voucher') : null
    case 'preparing':
    case 'uploading':
      return isAwaited ? t('error.voucherWaiting') : null
    case 'uploaded':
      return null
  }
}
