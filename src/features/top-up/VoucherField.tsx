import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/shared/use-error-text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/icons'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './TopUp.module.css'
import type { Voucher, VoucherStep } from './use-voucher'
import { MAX_VOUCHER_BYTES, MAX_VOUCHER_PIXELS, type VoucherProblem } from './voucher-image'

/** The one picture: chosen, shown as it is sent, on its way with its share, or why it is not there. */
export function VoucherField({
  voucher,
  nameId,
  isMissing,
}: {
  voucher: Voucher
  /** The heading that names the field. */
  nameId: string
  /** Submit was tapped without it. */
  isMissing: boolean
}) {
  const { t } = useTranslation('recharge')
  const id = useId()
  const { step } = voucher
  const picture = 'picture' in step ? step.picture : null
  const error = useVoucherError(step, isMissing)
  return (
    <Card>
      {picture !== null && <img className={styles['preview']} src={picture.url} alt={t('voucherPreview')} />}
      <Progress step={step} />
      {error !== null && (
        <p id={`${id}-error`} className={styles['fieldError']} role="alert">
          {error}
        </p>
      )}
      <div className={styles['voucherActions']}>
        <Actions voucher={voucher} />
        <span className={styles['choose']}>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-labelledby={nameId}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? `${id}-note` : `${id}-error ${id}-note`}
            onChange={({ target }) => {
              const file = target.files?.[0]
              // Emptied, so that the same file can be chosen again.
              target.value = ''
              if (file !== undefined) voucher.choose(file)
            }}
          />
          <label htmlFor={id}>
            <Icon name="document" /> {step.step === 'none' ? t('voucherChoose') : t('voucherOther')}
          </label>
        </span>
      </div>
      <p id={`${id}-note`} className={styles['note']}>
        {t('voucherNote')}
      </p>
    </Card>
  )
}

/** Where the picture is, also read aloud; the share of an upload is a progress bar's. */
function Progress({ step }: { step: VoucherStep }) {
  const { t } = useTranslation('recharge')
  const words = {
    none: '',
    refused: '',
    failed: '',
    preparing: t('voucherPreparing'),
    uploading: t('voucherUploading'),
    uploaded: t('voucherUploaded'),
  } as const
  const share = step.step === 'uploading' ? step.share : null
  const percent = Math.floor((share ?? 0) * 100)
  return (
    <>
      <div className={styles['progressText']}>
        <p role="status">
          {step.step === 'uploaded' && <Icon name="check" size={18} />}
          {words[step.step]}
        </p>
        {share !== null && <span className="num">{percent} %</span>}
      </div>
      {share !== null && (
        <div className={styles['progress']}>
          <ProgressBar share={share} label={t('voucherUploading')} />
        </div>
      )}
    </>
  )
}

function Actions({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation(['recharge', 'common'])
  switch (voucher.step.step) {
    case 'uploading':
      return (
        <Button tone="quiet" onClick={voucher.cancel}>
          {t('cancelUpload')}
        </Button>
      )
    case 'failed':
      return (
        <Button tone="quiet" onClick={voucher.retry}>
          {t('common:retry')}
        </Button>
      )
    case 'uploaded':
      return (
        <Button tone="quiet" onClick={voucher.remove}>
          {t('removeVoucher')}
        </Button>
      )
    case 'none':
    case 'refused':
    case 'preparing':
      return null
  }
}

/** What is wrong with the voucher, in one place: with the file, with its upload, or that Submit was tapped too early. */
function useVoucherError(step: VoucherStep, isMissing: boolean): string | null {
  const { t } = useTranslation('recharge')
  const errorText = useErrorText()
  const problemText = (problem: VoucherProblem) =>
    t(`voucherProblem.${problem}`, {
      megabytes: MAX_VOUCHER_BYTES / 1024 / 1024,
      megapixels: MAX_VOUCHER_PIXELS / 1_000_000,
    })
  switch (step.step) {
    case 'refused':
      return problemText(step.problem)
    case 'failed':
      return step.error === null ? t('voucherCancelled') : `${t('voucherFailed')} ${errorText(step.error)}`
    case 'none':
      return isMissing ? t('error.voucher') : null
    case 'preparing':
    case 'uploading':
      return isMissing ? t('error.voucherWaiting') : null
    case 'uploaded':
      return null
  }
}
