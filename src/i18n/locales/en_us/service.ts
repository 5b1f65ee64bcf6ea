const service = {
  disabled: 'This feature is disabled.',
  unsaidText: 'The platform doesn’t say whether its online service is on.',
  unsafe: 'The service page can’t be opened safely.',
  unsafeText: 'The platform gives no secure address (https) for it, so Tiga won’t open one.',
  noPasswords: 'Never share passwords.',
  openHere: 'Open the chat',
  openOutside: 'Open outside Tiga',
  help: {
    title: 'Help with problem gambling',
    text: 'For you or someone close to you. Independent of Tiga and the platform.',
  },
  complaint: {
    title: 'Report a scam or complain',
    text: 'If you’ve been cheated, or the platform doesn’t resolve your complaint. Independent of Tiga and the platform.',
  },
  caseTitle: 'Details for your message',
  caseText: 'Copy these details into your message. They contain no name, account number or password.',
  copyCase: 'Copy details',
  copied: 'Details copied.',
  copyByHand: 'Tiga couldn’t copy this. It’s selected, so you can copy it yourself.',
  caseField: 'Problem details',
  case: {
    about: 'About: {{what}}',
    app: 'App: Tiga {{version}}',
    language: 'Language: {{language}}',
    time: 'Time (UTC): {{time}}',
    window: 'Window size: {{size}}',
  },
  frameName: 'Service page on {{host}}',
  loadingPage: 'Loading {{host}}',
  emptyPage: 'Blank page?',
  blocked: 'Couldn’t load the service page.',
  blockedText: 'No response within 8\u00a0seconds. It may not open inside Tiga.',
}

export default service
