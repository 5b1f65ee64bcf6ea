import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/format'
import { formatWholePercent } from '@/lib/decimal-text'
import { useErrorText } from '@/shared/query/use-error-text'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/fields'
import { Icon } from '@/ui/icons'
import { Note } from '@/ui/Note'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './VoucherField.module.css'
import type { useVoucher, VoucherState } from './voucher'
import { MAX_VOUCHER_BYTES, MAX_VOUCHER_PIXELS, type VoucherProblem } from './voucher-image'

type Voucher = ReturnType<typeof useVoucher>

/** Said only while it is true: an error ends with what it was about. */
interface Wants {
  /** The form was to be sent without one. */
  isMissing: boolean
  /** The form was to be sent while this picture was on its way. */
  isAwaited: boolean
}

export function VoucherField({ state, choose, isMissing, isAwaited, ...actions }: Voucher & Wants) {
  const { t } = useTranslation('recharge')
  const id = useId()
  const picture = 'picture' in state ? state.picture : null
  const error = useVoucherError(state, { isMissing, isAwaited })
  return (
    <div className={styles['voucher']}>
      <div className={styles['row']}>
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
      </div>
      {error !== null && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {picture !== null && (
        <img className={clsx(styles['preview'], styles['calm'])} src={picture.url} alt={t('voucherPreview')} />
      )}
      <Progress state={state} />
      <Actions status={state.status} {...actions} />
      <div id={`${id}-note`}>
        <Note>{t('voucherNote')}</Note>
      </div>
    </div>
  )
}

function Progress({ state }: { state: VoucherState }) {
  const { t } = useTranslation('recharge')
  const words = {
    none: '',
    refused: '',
    failed: '',
    preparing: t('voucherPreparing'),
    uploading: t('voucherUploading'),
    uploaded: t('voucherUploaded'),
  } as const
  const share = state.status === 'uploading' ? state.share : null
  return (
    <>
      <div className={styles['progressText']}>
        <p role="status">
          {state.status === 'uploaded' && <Icon name="check" size={18} />}
          {words[state.status]}
        </p>
        {share !== null && <span className="num">{formatWholePercent(share)}</span>}
      </div>
      {share !== null && <ProgressBar share={share} label={t('voucherUploading')} />}
    </>
  )
}

function Actions({
  status,
  cancel,
  retry,
  remove,
}: Pick<Voucher, 'cancel' | 'retry' | 'remove'> & { status: VoucherState['status'] }) {
  const { t } = useTranslation(['recharge', 'common'])
  switch (status) {
    case 'uploading':
      return (
        <Button tone="quiet" onClick={cancel}>
          {t('cancelUpload')}
        </Button>
      )
    case 'failed':
      return (
        <Button tone="quiet" onClick={retry}>
          {t('common:retry')}
        </Button>
      )
    case 'uploaded':
      return (
        <Button tone="quiet" onClick={remove}>
          {t('removeVoucher')}
        </Button>
      )
    case 'none':
    case 'refused':
    case 'preparing':
      return null
  }
}

function useVoucherError(state: VoucherState, { isMissing, isAwaited }: Wants): string | null {
  const { t } = useTranslation('recharge')
  const errorText = useErrorText()
  const problemText = (problem: VoucherProblem) =>
    t(`voucherProblem.${problem}`, {
      megabytes: MAX_VOUCHER_BYTES / 1024 / 1024,
      megapixels: MAX_VOUCHER_PIXELS / 1_000_000,
    })
  switch (state.status) {
    case 'refused':
      return problemText(state.problem)
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
