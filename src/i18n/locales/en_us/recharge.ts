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
  underWay: 'You have another top-up in progress. Wait for its response.',
  memberUnknown: 'Your account hasn’t loaded yet. Nothing was sent. Try again in a moment.',
  notTaken: 'Your top-up was not accepted.',
  sentTitle: 'Sent, awaiting review',
  sent: 'Sent',
  reviewed: 'Reviewed',
  credited: 'Added to your balance',
  sentText:
    'The platform has received your {{amount}} top-up request. It is added to your balance only if the platform approves it.',
  unknownText:
    'Don’t send the top-up again; your {{amount}} may have been received. First compare the totals below or contact customer service.',
  againText:
    'The outcome of your {{amount}} top-up, sent on {{time}}, isn’t known. It may have been received. Send another one?',
  againConfirm: 'Send another one',
  toForm: 'Back to the form',
  toMine: 'Back to Me',
  receipts: 'Sent from this device',
  receiptsNote: 'Times are from this device. Logging out clears this list.',

  compare: {
    checking: 'Checking your total with the platform',
    unknown: 'We don’t have both totals, before and after, so we can’t compare them.',
    same: 'Your top-up total on the platform is still {{total}}. A review can take some time.',
    grown:
      'Your top-up total on the platform went from {{before}} to {{now}}, up {{change}}. The platform doesn’t say whether this top-up is included.',
    fallen:
      'Your top-up total on the platform went from {{before}} to {{now}}, down {{change}}. Ask customer service why.',
  },
}

export default recharge
