const recharge = {
  title: 'Top up',
  amount: 'Amount',
  balance: 'Balance',
  method: 'Payment method',
  methodAgreed: 'As agreed with customer service',
  methodNote: 'Kept on your receipt on this device. It is not sent to the platform.',
  voucher: 'Voucher',
  voucherNote:
    'One picture of the proof of transfer. Before it leaves this device it is made smaller, and where and when it was taken is removed.',
  voucherChoose: 'Choose a picture',
  voucherOther: 'Choose another',
  voucherPreview: 'The voucher as it is sent',
  voucherPreparing: 'Making the picture smaller',
  voucherUploading: 'Uploading',
  voucherUploaded: 'Uploaded',
  voucherCancelled: 'The upload was cancelled.',
  voucherFailed: 'The upload failed.',
  cancelUpload: 'Cancel upload',
  removeVoucher: 'Remove',
  voucherProblem: {
    notAnImage: 'This file is not a picture. Choose a JPEG, PNG or WebP.',
    tooLarge: 'This file is too large. A picture may have up to {{megabytes}} MB.',
    tooManyPixels: 'This picture is too large. It may have up to {{megapixels}} megapixels.',
    unreadable: 'This picture could not be read. It may be damaged. Choose another one.',
  },
  error: {
    amount: 'Please fill in the correct amount.',
    method: 'Please complete: choose a payment method.',
    voucher: 'Please add the voucher.',
    voucherWaiting: 'The voucher is still on its way. Wait until it is uploaded.',
  },
  offline: 'You are offline. Nothing was sent.',
  underWay: 'Another top-up of yours is under way. Wait for its answer.',
  memberUnknown: 'Your account has not loaded yet. Nothing was sent. Try again in a moment.',
  notTaken: 'The top-up was not taken.',
  warning: 'Never pay to be paid. If somebody asks for a top-up before they pay you out, do not send it.',
  contactService: 'Contact customer service',
  submit: 'Submit',
  sentTitle: 'Sent, waiting for the platform',
  sentText:
    'The platform has received your top-up of {{amount}}. It comes into your balance only if the platform’s review accepts it.',
  unknownTitle: 'No answer',
  unknownText:
    'No answer came: do not send it again. Your top-up of {{amount}} may have arrived. Compare the totals below or ask customer service first.',
  againText: 'A top-up of {{amount}}, sent on {{time}}, has no answer yet. It may have arrived. Send another one?',
  againConfirm: 'Send another one',
  checkedMyself: 'I have checked it myself',
  toForm: 'Back to the form',
  toMine: 'Back to Me',
  receipts: 'Sent from this device',
  receiptsNote: 'Times are those of this device. Logging out removes this list.',
  receiptState: {
    sent: 'Sent, not confirmed by us',
    unknown: 'No answer',
  },
  compare: {
    checking: 'Asking the platform for its total',
    unknown: 'The platform’s totals before and after are not both known, so they cannot be compared.',
    same: 'The platform’s total of your top-ups is still {{total}}. A review can take time.',
    grown:
      'The platform’s total of your top-ups went from {{before}} to {{now}}, up by {{change}}. It does not say whether this top-up is part of that.',
    fallen:
      'The platform’s total of your top-ups went from {{before}} to {{now}}, down by {{change}}. Ask customer service about it.',
  },
  checkAgain: 'Check again',
}

export default recharge
