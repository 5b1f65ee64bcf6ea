import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/sentences'
import { formatWholePercent } from '@/lib/decimal-text'
import { useErrorText } from '@/kit/query/use-error-text'
import { TextButton } from '@/ui/Button'
import { SplitRow } from '@/ui/layout'
import { FieldError } from '@/ui/fields'
import { Icon } from '@/ui/icons'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './VoucherField.module.css'
import { MAX_VOUCHER_BYTES, MAX_VOUCHER_PIXELS } from './prepare-voucher'
import type { useVoucher } from './voucher'

/**
 * From Android 14 on, Chromium offers the camera only if one of the accepted types is not for
 * pictures. `android/allowCamera` is such a type, and no file has it. In other browsers HEIC is
 * left out, because an iPhone then provides a JPEG instead.
 */
const ACCEPTED_TYPES = /Android.+Chrome\//.test(navigator.userAgent)
  ? 'image/*,android/allowCamera'
  : 'image/jpeg,image/png,image/webp,image/gif'

type Voucher = ReturnType<typeof useVoucher>
type VoucherStatus = Voucher['state']['status']

/** `isMissing` is true if the form was submitted without the picture that proves the payment. */
export function VoucherField({ isMissing, ...voucher }: Voucher & { isMissing: boolean }) {
  const { t } = useTranslation(['recharge', 'common'])
  const id = useId()
  const { state, choose, remove, retry } = voucher
  const error = useVoucherError(voucher, isMissing)
  const progressByStatus: Partial<Record<VoucherStatus, { text: string; endLabel: string }>> = {
    preparing: { text: t('voucherPreparing'), endLabel: t('common:cancel') },
    uploading: { text: t('voucherUploading'), endLabel: t('common:cancel') },
    uploaded: { text: t('voucherUploaded'), endLabel: t('removeVoucher') },
  }
  const progressStep = progressByStatus[state.status]
  const hasFailed = state.status === 'failed'
  const canChoose = progressStep === undefined && !hasFailed
  const uploadedShare = state.status === 'uploading' ? state.share : null
  return (
    <div>
      <div className={styles['row']}>
        <input
          id={id}
          name="voucher"
          type="file"
          accept={ACCEPTED_TYPES}
          aria-labelledby={`${id}-name`}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? `${id}-step` : `${id}-error ${id}-step`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // A cleared field allows the same file to be chosen again.
            target.value = ''
            if (file !== undefined) choose(file)
          }}
        />
        {(state.status === 'uploading' || state.status === 'uploaded') && (
          <img className={styles['preview']} src={state.picture.url} alt={t('voucherPreview')} />
        )}
        <SplitRow align="baseline" gap="0 var(--space-3)" className={styles['texts']}>
          <div>
            <span id={`${id}-name`}>{t('voucher')}</span>
            <div className={styles['step']}>
              <p id={`${id}-step`} role="status">
                {state.status === 'uploaded' && <Icon name="check" size={18} />}
                <span>{progressStep?.text}</span>
              </p>
              {uploadedShare !== null && <span className="num">{formatWholePercent(uploadedShare)}</span>}
            </div>
          </div>
          {progressStep !== undefined && <TextButton onClick={remove}>{progressStep.endLabel}</TextButton>}
          {hasFailed && <TextButton onClick={retry}>{t('common:retry')}</TextButton>}
          {canChoose && <label htmlFor={id}>{t('voucherChoose')}</label>}
        </SplitRow>
        {canChoose && <Icon name="forward" size={16} tone="faint" />}
      </div>
      {uploadedShare !== null && <ProgressBar ratio={uploadedShare} label={t('voucherUploading')} />}
      {error !== null && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
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
      return joinSentences([t('voucherFailed'), errorText(state.error)])
    case 'none':
      return isMissing ? t('error.voucher') : null
    case 'preparing':
    case 'uploading':
      return isAwaited ? t('error.voucherWaiting') : null
    case 'uploaded':
      return null
  }
}
