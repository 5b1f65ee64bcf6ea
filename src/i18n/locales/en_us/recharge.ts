const recharge = {
  step: {
    ask: 'Ask customer service for the account',
    askText: 'Customer service tells you where to transfer the money. Tiga doesn’t know the account.',
    transfer: 'Transfer and take a picture',
    transferText: 'Transfer the money, then save the receipt as a picture.',
    send: 'Send it here',
  },
  method: 'Payment method',
  methodAgreed: 'As agreed with customer service',
  methodNote: 'Saved on your receipt on this device only. Not sent to the platform.',
  voucher: 'Proof of payment',
  voucherNote:
    'Add one picture of your transfer receipt. Before it leaves this device, it is resized and its location and time data are removed.',
  voucherChoose: 'Choose a picture',
  voucherOther: 'Choose another picture',
  voucherPreview: 'Preview of your proof of payment',
  voucherPreparing: 'Resizing picture',
  voucherUploading: 'Uploading',
  voucherUploaded: 'Uploaded',
  voucherCancelled: 'Upload canceled.',
  voucherFailed: 'Upload failed.',
  cancelUpload: 'Cancel upload',
  removeVoucher: 'Remove',
  voucherProblem: {
    notAnImage: 'This file is not a picture. Choose a JPEG, PNG or WebP.',
    tooLarge: 'This file is too large. The limit is {{megabytes}} MB.',
    tooManyPixels: 'This picture is too large. The limit is {{megapixels}} megapixels.',
    unreadable:
      'This picture couldn’t be read. This browser may not support its format, or the file may be damaged. Choose another one.',
  },
  error: {
    method: 'Please choose a payment method.',
    voucher: 'Please add your proof of payment.',
    voucherWaiting: 'Your proof of payment is still uploading. Please wait.',
  },
  send: 'Send {{amount}} for review',
  sendForReview: 'Send for review',
  memberUnknown: 'Your account hasn’t loaded yet. Nothing was sent. Try again in a moment.',
  notTaken: 'Your top-up was not accepted.',
  sentTitle: 'Sent, awaiting review',
  credited: 'Added to your balance',
  againConfirm: 'Send another one',
  toForm: 'Back to the form',
  toMine: 'Back to Me',
  receipts: 'Sent from this device',
  receiptsNote: 'Times are from this device. Logging out clears this list.',
  compare: {
    unknown: 'A total to compare with is missing.',
    totals: 'Your top-up total: {{before}} before, {{now}} now. The platform doesn’t say what it includes.',
  },
}

export default recharge
